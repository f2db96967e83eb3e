import { supplyStateOf } from "#orders/invoice/invoice.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { addSplits, type TaxSplit } from "#values/money/tax-split.ts";
import { type BookDocument, rateSums, signedBy, signedSplit, untaxedOf } from "./book-document.ts";

/** A row of table 7: what small sales to one state at one rate come to, notes taken off. */
export interface SmallRow {
  stateCode: string | null;
  isInter: boolean;
  rate: number;
  split: TaxSplit;
}

/** A row of table 12: what goods of one code at one rate come to, notes taken off. */
export interface HsnRow {
  /** Empty where the papers name none. */
  hsn: string;
  rate: number;
  quantity: number;
  value: Paise;
  split: TaxSplit;
}

/** The kinds of untaxed sales that table 8 knows, by the portal's codes. */
export const untaxedKinds = ["INTRB2B", "INTRAB2B", "INTRB2C", "INTRAB2C"] as const;
export type UntaxedKind = (typeof untaxedKinds)[number];

/** Rows of a table, one a key, as papers come. */
function openRows<Row extends { split: TaxSplit }>() {
  const rows = new Map<string, Row>();
  return {
    add(key: string, row: Row, merge: (kept: Row) => Partial<Row> = () => ({})): void {
      const kept = rows.get(key);
      rows.set(key, kept ? { ...kept, ...merge(kept), split: addSplits([kept.split, row.split]) } : row);
    },
    /** By their keys. */
    rows: (): Row[] => [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row),
  };
}

const rateKey = (rate: number): string => String(rate).padStart(5, "0");

/** Table 7, as papers come. */
export function openSmallSales() {
  const tally = openRows<SmallRow>();
  return {
    add(document: BookDocument): void {
      const { facts } = document;
      const place = { stateCode: supplyStateOf(facts), isInter: facts.taxPlace === "other-state" };
      for (const { rate, split } of rateSums(facts))
        tally.add(`${place.stateCode ?? "?"} ${place.isInter} ${rateKey(rate)}`, {
          ...place,
          rate,
          split: signedSplit(document, split),
        });
    },
    rows: tally.rows,
  };
}

/** Table 12, as papers come; one of buyers with a GSTIN and one of the others. */
export function openHsnTable() {
  const tally = openRows<HsnRow>();
  return {
    add(document: BookDocument): void {
      for (const line of document.facts.lines) {
        const [hsn, rate] = [line.hsn ?? "", line.rate ?? 0];
        const quantity = signedBy(document, line.quantity ?? 0);
        const value = paise(signedBy(document, line.amount));
        // A note keeps the places of lines that it takes nothing of.
        if (quantity === 0 && value === 0) continue;
        tally.add(
          `${hsn} ${rateKey(rate)}`,
          { hsn, rate, quantity, value, split: signedSplit(document, line.split) },
          (kept) => ({ quantity: kept.quantity + quantity, value: paise(kept.value + value) }),
        );
      }
    },
    rows: tally.rows,
  };
}

/** Table 8, as papers come. */
export function openUntaxed() {
  const sums: Record<UntaxedKind, Paise> = {
    INTRB2B: paise(0),
    INTRAB2B: paise(0),
    INTRB2C: paise(0),
    INTRAB2C: paise(0),
  };
  return {
    add(document: BookDocument): void {
      const { taxPlace, buyer } = document.facts;
      const kind = untaxedKind(taxPlace === "other-state", buyer.gstin !== null);
      sums[kind] = paise(sums[kind] + signedBy(document, untaxedOf(document.facts)));
    },
    sums: () => ({ ...sums }),
  };
}

const untaxedKind = (isInter: boolean, isRegistered: boolean): UntaxedKind =>
  isInter ? (isRegistered ? "INTRB2B" : "INTRB2C") : isRegistered ? "INTRAB2B" : "INTRAB2C";

/** Codes that stand in a table at more than one rate: of such rows the offline tool keeps one (BOOKS-9). */
export const codesAtTwoRates = (rows: readonly HsnRow[]): string[] => [
  ...new Set(rows.filter(({ hsn }, at) => rows[at - 1]?.hsn === hsn && hsn !== "").map(({ hsn }) => hsn)),
];
