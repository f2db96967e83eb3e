import { type Paise, paise, sum } from "#values/money/money.ts";
import { addSplits } from "#values/money/tax-split.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { type BookDocument, isNote, untaxedOf } from "./book-document.ts";
import type { LedgerKind } from "./ledgers.ts";

/** What a ledger is debited with; below zero it is credited. */
export interface VoucherEntry {
  ledger: LedgerKind;
  debit: Paise;
}

/** A voucher as Tally takes it; its entries add up to nothing. */
export interface Voucher {
  type: "Sales" | "Credit Note" | "Receipt" | "Journal";
  /** Ours: the same voucher has the same one whenever it is exported. */
  id: string;
  /** The day in India, '2026-11-21'. */
  day: string;
  narration: string;
  entries: VoucherEntry[];
}

/** Money that came, went back or reached the bank. */
export interface MoneyMove {
  kind: "card" | "cash" | "bank" | "refund" | "cash-back" | "bank-back" | "settlement" | "remittance";
  id: string;
  at: Date;
  amount: Paise;
  /** Of a settlement what the provider kept, with its tax; of a remittance what the courier did. */
  fees: Paise;
  feeTax: Paise;
  /** What it is of, such as an order's number. */
  of: string;
}

/** An invoice as a sale, a credit note as one that is taken back. */
export function paperVoucher(document: BookDocument): Voucher {
  const { facts } = document;
  const sign = isNote(document) ? 1 : -1;
  const { cgst, sgst, igst } = facts.totals;
  const taxed = addSplits(facts.lines.filter(({ rate }) => rate !== null).map(({ split }) => split));
  const credited = entriesOf(sign, [
    ["sales", taxed.taxable],
    ["untaxed", untaxedOf(facts)],
    ["cgst", cgst],
    ["sgst", sgst],
    ["igst", igst],
    ["rounding", facts.rounding ?? paise(0)],
  ]);
  return {
    type: isNote(document) ? "Credit Note" : "Sales",
    id: facts.number,
    day: indianDay(new Date(facts.issuedAt)),
    narration: `Order ${facts.orderNumber}, ${facts.buyer.name}`,
    entries: against("buyers", credited),
  };
}

/** Which ledger money comes into, or goes back from. */
const cameInto = { card: "card", cash: "cash", bank: "bank" } as const;
const wentFrom = { refund: "card", "cash-back": "cash", "bank-back": "bank" } as const;

export function moneyVoucher({ kind, id, at, amount, fees, feeTax, of }: MoneyMove): Voucher {
  const told = { id, day: indianDay(at), narration: of };
  switch (kind) {
    case "card":
    case "cash":
    case "bank":
      return {
        type: "Receipt",
        ...told,
        entries: against("buyers", entriesOf(1, [[cameInto[kind], amount]])),
      };
    case "refund":
    case "cash-back":
    case "bank-back":
      return {
        type: "Journal",
        ...told,
        entries: against(wentFrom[kind], entriesOf(1, [["buyers", amount]])),
      };
    case "remittance":
      return { type: "Journal", ...told, entries: against("cash", entriesOf(1, brought(amount, fees))) };
    case "settlement":
      return { type: "Journal", ...told, entries: against("card", settled(amount, fees, feeTax)) };
  }
}

const brought = (amount: Paise, charges: Paise) =>
  [
    ["bank", amount],
    ["courier", charges],
  ] as const;

const settled = (amount: Paise, fees: Paise, feeTax: Paise): VoucherEntry[] =>
  entriesOf(1, [
    ["bank", amount],
    ["fees", paise(fees - feeTax)],
    ["feeTax", feeTax],
  ]);

/** Nothing is entered where there is nothing. */
const entriesOf = (sign: 1 | -1, sums: readonly (readonly [LedgerKind, Paise])[]): VoucherEntry[] =>
  sums
    .filter(([, amount]) => amount !== 0)
    .map(([ledger, amount]) => ({ ledger, debit: paise(sign * amount) }));

/** With the entry that makes all of them nothing, which is the party's and comes first. */
const against = (ledger: LedgerKind, entries: readonly VoucherEntry[]): VoucherEntry[] => [
  ...entriesOf(-1, [[ledger, sum(entries.map(({ debit }) => debit))]]),
  ...entries,
];
