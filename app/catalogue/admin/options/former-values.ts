import { nameKey } from "#values/text/name-key.ts";
import type { ProductOption } from "../../options/variant.ts";

/** A new value's former name, as its owner chose it; '' for one that was not there. */
export type SaidFormer = Readonly<Record<string, string>>;

/** An option as its owner wants it. */
export interface WantedOption extends ProductOption {
  /** The former names of new values; where absent, their spelling decides. */
  readonly was?: SaidFormer;
}

/** Values that are there no more, and those that were not there. */
export function turnedValues(
  before: readonly string[],
  after: readonly string[],
): { gone: readonly string[]; came: readonly string[] } {
  return { gone: notIn(before, after), came: notIn(after, before) };
}

const notIn = (values: readonly string[], others: readonly string[]): string[] => {
  const keys = new Set(others.map(nameKey));
  return values.filter((value) => !keys.has(nameKey(value)));
};

/**
 * Each value with its former name: the same where it stays, another where it was spelt anew. The owner's
 * choice counts; else it is the one value gone that is spelt alike. A value without a former one is in no
 * pair (ADR-131).
 */
export function formerValues(
  before: readonly string[],
  { values, was = {} }: Omit<WantedOption, "name">,
): ReadonlyMap<string, string> {
  const { gone, came } = turnedValues(before, values);
  const pairs = new Map<string, string>();
  for (const value of values) {
    const same = before.find((each) => nameKey(each) === nameKey(value));
    if (same !== undefined) pairs.set(value, same);
  }
  const left = new Set(gone);
  for (const value of came) {
    const said = gone.find((each) => nameKey(each) === nameKey(was[value] ?? ""));
    if (said !== undefined && left.delete(said)) pairs.set(value, said);
  }
  for (const value of came) {
    if (was[value] !== undefined || pairs.has(value)) continue;
    const guess = onlyAlike(value, left, came);
    if (guess !== undefined && left.delete(guess)) pairs.set(value, guess);
  }
  return pairs;
}

/** The one of some values that is spelt alike, if it is like no other new one. */
export function onlyAlike(
  value: string,
  gone: Iterable<string>,
  came: readonly string[],
): string | undefined {
  const alike = [...gone].filter((each) => areSpeltAlike(each, value));
  const [only] = alike;
  const isOthersToo = came.some((other) => other !== value && only && areSpeltAlike(only, other));
  return alike.length === 1 && !isOthersToo ? only : undefined;
}

/** For each option the place at which it was before: by its name, else where no other one is. */
export function formerPlaces(
  before: readonly ProductOption[],
  after: readonly ProductOption[],
): (number | undefined)[] {
  const byName = after.map(({ name }) => {
    const place = before.findIndex((option) => nameKey(option.name) === nameKey(name));
    return place < 0 ? undefined : place;
  });
  const free = [...before.keys()].filter((place) => !byName.includes(place));
  return byName.map((place, at) => place ?? (free.includes(at) ? at : free[0]));
}

/**
 * Is one of these the other one, mistyped? 'Meduim' is 'Medium'; 'Green' is not 'Grey', nor '38' '39', nor
 * 'A+' 'A-'. Short words, first letters and numbers give no hint: there the owner chooses.
 */
export function areSpeltAlike(one: string, other: string): boolean {
  if (signs(one) !== signs(other) || numbers(one) !== numbers(other)) return false;
  const [a, b] = [letters(one), letters(other)];
  if (a.join("") === b.join("")) return true;
  const length = Math.min(a.length, b.length);
  if (a[0] !== b[0] || length < 4) return false;
  return distance(a, b) <= (length < 8 ? 1 : 2);
}

/** Blanks and hyphens between words are spelling; other signs are not. */
const letters = (text: string): string[] => [
  ...text.normalize("NFKC").toLowerCase().replaceAll(/[\s-]/g, ""),
];

const signs = (text: string): string =>
  text.normalize("NFKC").replaceAll(/(?<=[\p{L}\p{M}\p{N}])[\s-]+(?=[\p{L}\p{N}])|[\p{L}\p{M}\p{N}\s]/gu, "");

const numbers = (text: string): string => (text.match(/\p{N}+/gu) ?? []).join(" ");

/** How many letters are missing, more, others, or have changed places with their neighbour. */
function distance(a: readonly string[], b: readonly string[]): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of a.entries()) {
    const next = [i + 1];
    for (const [j, other] of b.entries()) {
      const isSame = letter === other ? 0 : 1;
      const steps = [(row[j] ?? 0) + isSame, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1];
      const isTurned = i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === other;
      if (isTurned) steps.push((before[j - 1] ?? 0) + 1);
      next.push(Math.min(...steps));
    }
    before = row;
    row = next;
  }
  return row.at(-1) ?? 0;
}
