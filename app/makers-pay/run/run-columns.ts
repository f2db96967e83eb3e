import { latinDigits } from "#values/text/latin-digits.ts";

/** What a run's file can say of each maker, in the order in which the shop has it. */
export const payFileColumns = ["name", "account", "ifsc", "upi", "amount", "note", "pan"] as const;
export type RunColumn = (typeof payFileColumns)[number];

const usual: readonly RunColumn[] = ["name", "account", "ifsc", "upi", "amount", "note"];

/** The columns that were kept, in the owner's order; what is no column any more is left out. */
export function columnsKept(kept: readonly string[]): readonly RunColumn[] {
  const known = kept.flatMap((name) => payFileColumns.find((column) => column === name) ?? []);
  return known.length > 0 ? [...new Set(known)] : usual;
}

/** What is wrong with the places of columns. */
export type WrongPlace = "odd" | "twice" | "no-amount" | "nobody";

/**
 * The columns by the places that were typed beside them, gaps between them or not; one without a place is
 * left out. A file says how much, and to whom.
 */
export function columnsByPlace(
  placeOf: (column: RunColumn) => string,
): { columns: RunColumn[] } | { wrong: Partial<Record<RunColumn, WrongPlace>> } {
  const wrong: Partial<Record<RunColumn, WrongPlace>> = {};
  const placed = new Map<number, RunColumn>();
  for (const column of payFileColumns) {
    const typed = latinDigits(placeOf(column)).trim();
    if (typed === "") continue;
    const place = /^[1-9]$/.test(typed) ? Number(typed) : 0;
    if (place < 1 || place > payFileColumns.length) wrong[column] = "odd";
    else if (placed.has(place)) wrong[column] = "twice";
    else placed.set(place, column);
  }
  const columns = [...placed].sort(([one], [other]) => one - other).map(([, column]) => column);
  if (!columns.includes("amount")) wrong.amount ??= "no-amount";
  if (!columns.some((column) => saysWhom.has(column))) wrong.name ??= "nobody";
  return Object.keys(wrong).length > 0 ? { wrong } : { columns };
}

const saysWhom: ReadonlySet<RunColumn> = new Set(["name", "account", "upi"]);
