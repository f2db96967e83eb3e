import { nameKey } from "#values/text/name-key.ts";
import {
  keyOfSlugs,
  type ProductOption,
  type SluggedOption,
  valueSlug,
  valuesKey,
} from "../../options/variant.ts";
import { formerPlaces, formerValues, type WantedOption } from "./former-values.ts";
import { combinations } from "./typed-options.ts";

/** A former key of a variant, with its values. */
export interface FormerName {
  key: string;
  values: readonly string[];
}

/** The parts of a variant that identify it. */
export interface KnownVariant {
  id: string;
  key: string;
  values: readonly string[];
  former: readonly FormerName[];
}

/** The key of a combination of values, and the variant that it was before; undefined for a new one. */
export interface VariantName<Known> {
  key: string;
  before: Known | undefined;
}

interface Before<Known> {
  options: readonly SluggedOption[];
  variants: readonly Known[];
}

/**
 * Gives each value its part of the keys and finds the variant that each combination was before. A value that
 * stays keeps its part; one that was spelt anew gets a new one. No two combinations get one key, and none the
 * former key of another one that is still there: old links mean that one.
 */
export function nameVariants<Known extends KnownVariant>(
  before: Before<Known>,
  options: readonly WantedOption[],
): { options: SluggedOption[]; nameOf(values: readonly string[]): VariantName<Known> } {
  const matched = matcherOf(before, options);
  const slugs = slugsFor(before, options, matched);
  const slugged = options.map(({ name, values }, at) => ({
    name,
    values,
    slugs: values.map((value) => slugs[at]?.get(value) ?? ""),
  }));
  return {
    options: slugged,
    nameOf: (values) => ({
      key: keyOfSlugs(values.map((value, at) => slugs[at]?.get(value) ?? valueSlug(value))),
      before: matched(values),
    }),
  };
}

type Matcher<Known> = (values: readonly string[]) => Known | undefined;

/** The variant that had these values, under their former names and in the former order of the options. */
function matcherOf<Known extends KnownVariant>(
  before: Before<Known>,
  options: readonly WantedOption[],
): Matcher<Known> {
  const known = new Map(before.variants.map((variant) => [valuesKey(variant.values), variant]));
  const places = formerPlaces(before.options, options);
  const pairs = pairsOf(before.options, options);
  return (values) => {
    if (before.options.length !== options.length || places.includes(undefined)) return undefined;
    const former: string[] = [];
    for (const [at, value] of values.entries()) {
      const name = pairs[at]?.get(value);
      const place = places[at];
      if (name === undefined || place === undefined) return undefined;
      former[place] = name;
    }
    return known.get(valuesKey(former));
  };
}

const pairsOf = (before: readonly ProductOption[], options: readonly WantedOption[]) => {
  const places = formerPlaces(before, options);
  return options.map((option, at) => formerValues(before[places[at] ?? -1]?.values ?? [], option));
};

function slugsFor<Known extends KnownVariant>(
  before: Before<Known>,
  options: readonly WantedOption[],
  matched: Matcher<Known>,
): Map<string, string>[] {
  const slugs = options.map(() => new Map<string, string>());
  const isFree = freedom(before, options, matched);
  const places = formerPlaces(before.options, options);
  const keptSlug = (at: number, value: string): string | undefined => {
    const option = before.options[places[at] ?? -1];
    return option?.slugs[option.values.findIndex((each) => nameKey(each) === nameKey(value))];
  };
  const all = options.flatMap(({ values }, at) => values.map((value) => ({ at, value })));
  const wanted = all.map(({ at, value }) => ({ at, value, kept: keptSlug(at, value) }));
  // Values that stay come first.
  for (const { at, value, kept } of wanted.toSorted(
    (one, other) => Number(!one.kept) - Number(!other.kept),
  )) {
    const base = kept ?? (valueSlug(value) || "value");
    let [slug, turn] = [base, 2];
    while (!isFree(slugs, { at, value, slug })) slug = `${base}-${turn++}`;
    slugs[at]?.set(value, slug);
  }
  return slugs;
}

/** May a value have this slug beside those that are given already? */
function freedom<Known extends KnownVariant>(
  before: Before<Known>,
  options: readonly WantedOption[],
  matched: Matcher<Known>,
) {
  const kept = new Set(combinations(options).flatMap((values) => matched(values)?.id ?? []));
  const former = new Map(
    before.variants
      .filter(({ id }) => kept.has(id))
      .flatMap(({ id, former: names }) => names.map(({ key }) => [key, id] as const)),
  );
  return (
    slugs: readonly ReadonlyMap<string, string>[],
    { at, value, slug }: { at: number; value: string; slug: string },
  ): boolean => {
    if ([...(slugs[at]?.values() ?? [])].includes(slug)) return false;
    const taken = new Set(keysOf(slugs).map(({ key }) => key));
    const given = slugs.map((each, place) => (place === at ? new Map([[value, slug]]) : each));
    return keysOf(given).every(({ key, values }) => {
      const holder = former.get(key);
      return !taken.has(key) && (holder === undefined || holder === matched(values)?.id);
    });
  };
}

/** The keys of the combinations of all values that have a slug. */
const keysOf = (slugs: readonly ReadonlyMap<string, string>[]): { key: string; values: string[] }[] =>
  combinations(slugs.map((each) => ({ name: "", values: [...each.keys()] }))).map((values) => ({
    values,
    key: keyOfSlugs(values.map((value, at) => slugs[at]?.get(value) ?? "")),
  }));

/** More names than that nobody has links of. */
const mostFormer = 20;

/** A variant's names before it got these values and this key: each once, the latest last. */
export function formerNamesOf(
  known: KnownVariant | undefined,
  { key, values }: { key: string; values: readonly string[] },
): FormerName[] {
  if (!known) return [];
  const names = [...known.former, { key: known.key, values: known.values }];
  const once = new Map(names.map((name) => [`${name.key}\n${valuesKey(name.values)}`, name]));
  once.delete(`${key}\n${valuesKey(values)}`);
  return [...once.values()].slice(-mostFormer);
}
