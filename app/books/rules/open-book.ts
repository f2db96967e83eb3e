import { eWayReason } from "#papers/e-way.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { type BookDocument, type BookSection, signedBy } from "./book-document.ts";
import { checkDocument, type Problem } from "./check-document.ts";
import { openSections, type SectionSum } from "./sections.ts";
import {
  codesAtTwoRates,
  type HsnRow,
  openHsnTable,
  openUntaxed,
  type SmallRow,
  type UntaxedKind,
} from "./tables.ts";

/** So many of a long list are shown; the files have all. */
export const mostShown = 50;

/** The first of a list, and how many there are. */
export interface Shown<Item> {
  first: Item[];
  count: number;
}

/** A month's GSTR-1 tables, made of its papers one after the other. */
export interface BookTables {
  sections: Record<BookSection, SectionSum>;
  small: SmallRow[];
  untaxed: Record<UntaxedKind, Paise>;
  /** What makes papers whole rupees, notes taken off: no tax is in it, and no table has it. */
  rounding: Paise;
  hsn: { b2b: HsnRow[]; b2c: HsnRow[] };
  /** Those that no paper tells of itself, all of them. */
  general: Problem[];
  /** Those first, and those of papers. */
  problems: Shown<Problem>;
  eWay: Shown<BookDocument>;
  /** What the offline tool works out from the table files beyond the papers' own tax. */
  toolDifference: Paise;
}

/** However many papers are added, what is held is bounded by states, rates and codes. */
export function openBook() {
  const sections = openSections();
  const untaxed = openUntaxed();
  const hsn = { b2b: openHsnTable(), b2c: openHsnTable() };
  const problems = openShown<Problem>();
  const eWay = openShown<BookDocument>();
  let rounding = 0;
  return {
    add(document: BookDocument): void {
      sections.add(document);
      untaxed.add(document);
      rounding += signedBy(document, document.facts.rounding ?? 0);
      hsn[document.facts.buyer.gstin === null ? "b2c" : "b2b"].add(document);
      if (eWayReason(document.facts)) eWay.add(document);
      for (const problem of checkDocument(document)) problems.add(problem);
    },
    /** Of no GSTIN, or of another one: no part of the return, and it may need an e-way bill all the same. */
    addBeside(document: BookDocument): void {
      if (eWayReason(document.facts)) eWay.add(document);
    },
    addProblem: problems.add,
    /** `known` are problems that no paper tells of itself. */
    close(known: readonly Problem[] = []): BookTables {
      const tables = { b2b: hsn.b2b.rows(), b2c: hsn.b2c.rows() };
      const codes = new Set([...codesAtTwoRates(tables.b2b), ...codesAtTwoRates(tables.b2c)]);
      const twoRates = [...codes].map((detail) => ({
        kind: "two-rates" as const,
        number: null,
        orderId: null,
        detail,
      }));
      const general = [...known, ...twoRates];
      const { first, count } = problems.shown();
      return {
        ...sections.close(),
        untaxed: untaxed.sums(),
        rounding: paise(rounding),
        hsn: tables,
        general,
        eWay: eWay.shown(),
        problems: { first: [...general, ...first].slice(0, mostShown), count: general.length + count },
      };
    },
  };
}

function openShown<Item>() {
  const first: Item[] = [];
  let count = 0;
  return {
    add(item: Item): void {
      count += 1;
      if (first.length < mostShown) first.push(item);
    },
    shown: (): Shown<Item> => ({ first, count }),
  };
}
