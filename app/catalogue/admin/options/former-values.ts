import { nameKey } from "#values/text/name-key.ts";
import type { ProductOption } from "../../options/variant.ts";
import { areSpeltAlike } from "./spelt-alike.ts";

/** What a new value was called before, as its owner says it; '' for one that was not there. */
export type SaidFormer = Readonly<Record<string, string>>;

/** An option as its owner wants it. */
export interface WantedOption extends ProductOption {
  /** Of values that are new: left out, their spelling decides. */
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
 * Each value with what it was called before: itself where it stays, another name where it was spelt anew.
 * What its owner says counts; else it is the one value gone that is spelt alike. What was not there is in no
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
