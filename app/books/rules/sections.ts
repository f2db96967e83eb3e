import { type Paise, paise, sum } from "#values/money/money.ts";
import { addSplits, type TaxSplit, taxOf } from "#values/money/tax-split.ts";
import {
  type BookDocument,
  type BookSection,
  rateSums,
  sectionOf,
  signedBy,
  signedSplit,
} from "./book-document.ts";
import { openSmallSales, type SmallRow } from "./tables.ts";

/** What the taxed lines of one section come to; notes of 9B are sums above zero. */
export interface SectionSum {
  papers: number;
  split: TaxSplit;
}

const noSum = (): SectionSum => ({ papers: 0, split: addSplits([]) });

/** Tables 4A, 5, 7 and 9B, as papers come. */
export function openSections() {
  const sections = { b2b: noSum(), b2cl: noSum(), b2cs: noSum(), cdnr: noSum(), cdnur: noSum() };
  const small = openSmallSales();
  let difference = 0;
  return {
    add(document: BookDocument): void {
      const section = sectionOf(document);
      const rates = rateSums(document.facts);
      if (rates.length === 0) return;
      const inAll = addSplits(rates.map(({ split }) => split));
      const { papers, split } = sections[section];
      const isSmall = section === "b2cs";
      const moved = isSmall ? signedSplit(document, inAll) : inAll;
      sections[section] = { papers: papers + 1, split: addSplits([split, moved]) };
      if (isSmall) small.add(document);
      else difference += signedBy(document, byTool(rates, document) - taxOf(inAll));
    },
    close(): { sections: Record<BookSection, SectionSum>; small: SmallRow[]; toolDifference: Paise } {
      const rows = small.rows();
      const ofSmall = rows.map(({ split, rate, isInter }) => toolTax(split, rate, isInter) - taxOf(split));
      const toolDifference = paise(ofSmall.reduce((all, each) => all + each, difference));
      return { sections, small: rows, toolDifference };
    },
  };
}

const byTool = (rates: ReturnType<typeof rateSums>, { facts }: BookDocument): Paise =>
  sum(rates.map(({ split, rate }) => toolTax(split, rate, facts.taxPlace === "other-state")));

/**
 * The tax that the offline tool works out for a row of a table file, which has no columns for tax: from its
 * taxable value and rate, rounded for each tax (BOOKS-12). The papers' own is what was charged, rounded a
 * line.
 */
export function toolTax({ taxable }: TaxSplit, rate: number, isInter: boolean): Paise {
  const shares = isInter ? 1 : 2;
  const share = Math.round((Math.abs(taxable) * rate) / (100_00 * shares));
  return paise(taxable < 0 ? 0 - share * shares : share * shares);
}
