import { type Paise, paise } from "#values/money/money.ts";

// A maker's account is a list of entries, of which none is ever changed: the balance is their sum (OWED-1).

export const entryKinds = [
  "piece",
  "sale",
  "advance",
  "payment",
  "material",
  "bonus",
  "deduction",
  "correction",
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** How money was given; what went by UPI or bank has a reference. */
export const payMethods = ["upi", "bank", "cash"] as const;
export type PayMethod = (typeof payMethods)[number];

/** Bonus, her own material, the shop's material, deduction: what is noted besides money that is given. */
export const otherKinds = ["bonus", "hers", "ours", "deduction"] as const;
export type OtherKind = (typeof otherKinds)[number];

export function hasReference(method: PayMethod): boolean {
  switch (method) {
    case "upi":
    case "bank":
      return true;
    case "cash":
      return false;
  }
}

export interface Entry {
  kind: EntryKind;
  /** Above zero: owed to the maker. Below: given to her, or taken off. */
  amount: Paise;
  /** The day that it counts for, such as '2026-11-30'. */
  on: string;
}

/** What is owed to a maker; below zero: what she was given ahead. */
export const balanceOf = (entries: readonly Pick<Entry, "amount">[]): Paise =>
  paise(entries.reduce((all, { amount }) => all + amount, 0));

/** Which sign an entry of a kind has; material is hers or ours, a correction goes either way. */
export function signOf(kind: EntryKind): 1 | -1 | undefined {
  switch (kind) {
    case "piece":
    case "bonus":
      return 1;
    case "advance":
    case "payment":
    case "deduction":
      return -1;
    // Goods that come back lower what their sale was worth.
    case "sale":
    case "material":
    case "correction":
      return undefined;
  }
}

/** Was it paid, or given ahead? */
export const isGiven = ({ kind }: Pick<Entry, "kind">): boolean => kind === "payment" || kind === "advance";

/**
 * The day on which payments and advances, oldest first, had covered what was owed by entries so far;
 * undefined until then.
 */
export function coveredOn(entries: readonly Entry[], owed: Paise): string | undefined {
  if (owed <= 0) return undefined;
  let given = 0;
  for (const entry of entries.filter(isGiven).toSorted(byDay)) {
    given -= entry.amount;
    if (given >= owed) return entry.on;
  }
  return undefined;
}

const byDay = (one: Entry, other: Entry): number => (one.on < other.on ? -1 : Number(one.on > other.on));

/** A payment's reference as it is compared: none is noted twice, in whatever case or with what blanks. */
export const referenceKey = (reference: string): string => reference.replaceAll(/\s/g, "").toUpperCase();

/** 'M/26-27/000001': the financial year, and a number without a gap in it. */
export const statementNumber = (financialYear: string, serial: number): string =>
  `M/${financialYear}/${String(serial).padStart(6, "0")}`;

/** What came of an entry's source, as far as its kind does not say it. */
export type EntryEvent = EntryKind | "back" | "taken" | "material-given";

/** What an entry is called by: goods sold, come back or taken in, material hers or ours. */
export function eventOf({
  kind,
  amount,
  source,
}: Pick<Entry, "kind" | "amount"> & { source: string }): EntryEvent {
  if (kind === "sale" && source.startsWith(takenSource(""))) return "taken";
  if (kind === "sale" && amount < 0) return "back";
  return kind === "material" && amount < 0 ? "material-given" : kind;
}

/** The source of what was taken in by a form. */
export const takenSource = (key: string): string => `taken:${key}`;
