import { type Invoice, supplyStateOf } from "#orders/invoice/invoice.ts";
import { stateOfGstCode } from "#values/contact/indian-state.ts";
import { gstRates, hsnForm } from "#values/money/gst.ts";
import { isGstin } from "#values/money/gstin.ts";
import { paise, sum } from "#values/money/money.ts";
import { addSplits, type TaxSplit, taxOf } from "#values/money/tax-split.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { type BookDocument, isNote, rateSums, sectionOf } from "./book-document.ts";
import { namesText } from "./book-words.text.ts";

/** Why the portal would refuse a paper's row, or why a person should look at it first. */
type DocumentProblem =
  | "bad-gstin"
  | "own-gstin"
  | "no-place"
  | "wrong-tax"
  | "odd-rate"
  | "no-hsn"
  | "odd-hsn"
  | "nothing-taxable"
  | "late-note"
  | "odd-sums";

export type ProblemKind = DocumentProblem | "cancelled" | "gap" | "two-rates" | "other-gstin" | "unreadable";

export interface Problem {
  kind: ProblemKind;
  /** The paper's number, or the numbers that are missing; null where it is about a table. */
  number: string | null;
  /** Of the paper's order; null where there is none. */
  orderId: string | null;
  /** What it is about, such as a code or a GSTIN; may be empty. */
  detail: string;
}

/** What it is about where there is such a problem; undefined where there is none. */
type Find = (document: BookDocument) => string | undefined;

const findings: Record<DocumentProblem, Find> = {
  "bad-gstin": ({ facts: { buyer } }) =>
    buyer.gstin !== null && !isGstin(buyer.gstin) ? buyer.gstin : undefined,
  "own-gstin": ({ facts: { buyer, seller } }) =>
    buyer.gstin !== null && buyer.gstin === seller.gstin ? buyer.gstin : undefined,
  "no-place": ({ facts }) => {
    const stateCode = supplyStateOf(facts);
    return stateCode !== null && stateOfGstCode(stateCode) ? undefined : (stateCode ?? "");
  },
  "wrong-tax": ({ facts }) => (hasWrongTax(facts) ? (supplyStateOf(facts) ?? "") : undefined),
  "odd-rate": ({ facts }) =>
    namesOf(linesOf(facts).flatMap(({ rate }) => (isOddRate(rate) ? `${rate / 100}` : []))),
  "no-hsn": ({ facts }) =>
    namesOf(linesOf(facts).flatMap(({ hsn, description }) => (hsn === null ? firstLine(description) : []))),
  "odd-hsn": ({ facts }) =>
    namesOf(linesOf(facts).flatMap(({ hsn }) => (hsn !== null && !hsnForm.test(hsn) ? hsn : []))),
  "nothing-taxable": (document) =>
    isByItself(document) ? namesOf(rateSums(document.facts).flatMap(withoutValue)) : undefined,
  "late-note": (document) => (isLateNote(document) ? document.facts.against?.number : undefined),
  "odd-sums": ({ facts }) => (addsUp(facts) ? undefined : ""),
};

const kinds = Object.keys(findings) as DocumentProblem[];

/** What is wrong with a paper, each kind once. */
export const checkDocument = (document: BookDocument): Problem[] =>
  kinds.flatMap((kind) => {
    const detail = findings[kind](document);
    const { orderId, facts } = document;
    return detail === undefined ? [] : [{ kind, number: facts.number, orderId, detail }];
  });

/** A note keeps the places of lines that it takes nothing of. */
const linesOf = ({ lines, against }: Invoice) => lines.filter(({ amount }) => !against || amount > 0);

const mostNamed = 3;

/** The first of several, each once; undefined where there are none. */
function namesOf(names: readonly string[]): string | undefined {
  const each = [...new Set(names)];
  if (each.length === 0) return undefined;
  const rest = each.length > mostNamed ? [namesText.more(each.length - mostNamed)] : [];
  return [...each.slice(0, mostNamed), ...rest].join(", ");
}

const firstLine = (text: string): string => text.split("\n")[0] ?? "";

const isOddRate = (rate: number | null): rate is number =>
  rate !== null && !gstRates.some((each) => Math.round(Number(each) * 100) === rate);

/** Within one state central and state tax are due, beyond it integrated tax. */
function hasWrongTax(facts: Invoice): boolean {
  const { kind, seller, taxPlace } = facts;
  const stateCode = supplyStateOf(facts);
  if (kind === "supply" || stateCode === null || seller.gstin === null) return false;
  return (seller.gstin.slice(0, 2) === stateCode) !== (taxPlace === "same-state");
}

/** Rows of notes, and of all that is reported by itself, may not be zero or below. */
const isByItself = (document: BookDocument): boolean => sectionOf(document) !== "b2cs";

const withoutValue = ({ rate, split }: { rate: number; split: TaxSplit }) =>
  split.taxable > 0 ? [] : [`${rate / 100} %`];

/** After 30 November that follows the invoice's financial year a note lowers no tax (section 34(2)). */
function isLateNote(document: BookDocument): boolean {
  const { facts, original } = document;
  if (!isNote(document) || !original) return false;
  const [year = 0, month = 0] = indianDay(new Date(original.issuedAt)).split("-").map(Number);
  const lastDay = `${month < 4 ? year : year + 1}-11-30`;
  return indianDay(new Date(facts.issuedAt)) > lastDay;
}

function addsUp({ lines, total, totals, rounding = paise(0) }: Invoice): boolean {
  const inAll = addSplits(lines.map(({ split }) => split));
  return (
    sum([...lines.map(({ amount }) => amount), rounding]) === total &&
    lines.every(({ amount, split }) => split.taxable + taxOf(split) === amount) &&
    taxOf(inAll) === taxOf(totals) &&
    (["taxable", "cgst", "sgst", "igst"] as const).every((part) => inAll[part] === totals[part])
  );
}
