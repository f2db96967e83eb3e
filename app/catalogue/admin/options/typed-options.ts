import { fieldText } from "#ui/form/form.text.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { isBlank } from "#values/text/blank.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { nameKey } from "#values/text/name-key.ts";
import {
  mostValues,
  mostVariants,
  type ProductOption,
  valueSlug,
  variantKey,
} from "../../options/variant.ts";
import { optionsText } from "./options.text.ts";
import { choiceField, type TypedOption, type TypedVariant } from "./typed-choices.ts";

const say = optionsText.errors;
const mostNameLetters = 40;
const mostValueLetters = 60;

/** The values that somebody typed, one a line or with commas between them. */
export const valuesIn = (text: string): string[] =>
  text
    .split(/[\r\n\u2028\u2029,]+/)
    .map((value) => cleanText(value, mostValueLetters + 1))
    .filter((value) => !isBlank(value));

/** What the options are, or what is wrong with them at their fields; one that says nothing is none. */
export function optionsOfTyped(
  typed: readonly TypedOption[],
): { ok: true; options: ProductOption[] } | { ok: false; errors: FieldErrors<string> } {
  const errors: FieldErrors<string> = {};
  const options: ProductOption[] = [];
  const tell = (place: number, fact: "name" | "values", message: string | undefined) => {
    if (message) errors[choiceField("option", place, fact)] ??= message;
  };
  let last = 0;
  for (const [place, { name: typedName, values: typedValues }] of typed.entries()) {
    const name = cleanText(typedName, mostNameLetters + 1);
    const values = valuesIn(typedValues);
    if (isBlank(name) && values.length === 0) continue;
    tell(place, "name", nameProblem(name, options));
    tell(place, "values", valuesProblem(values));
    options.push({ name, values });
    last = place;
  }
  if (Object.keys(errors).length === 0) tell(last, "values", crossProblem(options));
  return Object.keys(errors).length === 0 ? { ok: true, options } : { ok: false, errors };
}

function nameProblem(name: string, others: readonly ProductOption[]): string | undefined {
  if (isBlank(name)) return say.name;
  if ([...name].length > mostNameLetters) return fieldText.long(mostNameLetters);
  if (/[,:]/.test(name)) return say.nameComma;
  return others.some((other) => nameKey(other.name) === nameKey(name)) ? say.nameTwice : undefined;
}

function valuesProblem(values: readonly string[]): string | undefined {
  if (values.length === 0) return say.values;
  const long = values.find((value) => [...value].length > mostValueLetters);
  if (long !== undefined) return say.valueLong(long, mostValueLetters);
  const mute = values.find((value) => !/[\p{L}\p{N}]/u.test(value));
  if (mute !== undefined) return say.valueWithoutLetters(mute);
  const twice = firstTwice(values, valueSlug);
  if (twice) return say.sameValue(...twice);
  return values.length > mostValues ? say.tooManyValues(values.length) : undefined;
}

/** 'A B' with 'C' is spelt as 'A' with 'B C' is. */
function crossProblem(options: readonly ProductOption[]): string | undefined {
  const count = options.reduce((all, { values }) => all * values.length, 1);
  if (count > mostVariants) return say.tooManyVariants(count);
  const alike = firstTwice(combinations(options), variantKey);
  return alike && say.sameKey(variantName(alike[0]), variantName(alike[1]));
}

function firstTwice<Item>(items: readonly Item[], keyOf: (item: Item) => string): [Item, Item] | undefined {
  const seen = new Map<string, Item>();
  for (const item of items) {
    const key = keyOf(item);
    const before = seen.get(key);
    if (before !== undefined) return [before, item];
    seen.set(key, item);
  }
  return undefined;
}

/** 'Small, Red', as the form and the history call a variant. */
export const variantName = (values: readonly string[]): string => values.join(", ");

/** One of each option's values, in every way, in the options' order; nothing where there are no options. */
export const combinations = (options: readonly ProductOption[]): string[][] =>
  options.length === 0
    ? []
    : options.reduce<string[][]>(
        (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
        [[]],
      );

const unsaid = { offered: true, price: "", inStock: true, picture: "", weight: "" };

/**
 * A variant that nobody has said anything of yet but what holds for the first option's value, where there was
 * no second one before. A SKU and pieces are of one variant alone.
 */
function newVariant(values: string[], first: TypedVariant | undefined): TypedVariant {
  const { offered, price, inStock, picture, weight } = first ?? unsaid;
  const shown = { inStock: true, stockCount: "" };
  return { values, sku: "", stockCount: "", shown, ...{ offered, price, inStock, picture, weight } };
}

/**
 * A row for each combination: what was typed of one stays where its key does, whatever its values' case, and
 * where one value of an option has another name now. Those of a second option begin with what was typed of
 * the first one's value.
 */
export function makeVariants(
  options: readonly ProductOption[],
  rows: readonly TypedVariant[],
): TypedVariant[] {
  const known = new Map(rows.map((row) => [variantKey(row.values), row]));
  const firsts = new Map(
    rows.flatMap((row) => (row.values.length === 1 ? [[variantKey(row.values), row]] : [])),
  );
  const formerNames = options.map(({ values }, place) =>
    renamedOf(
      rows.map((row) => row.values[place] ?? ""),
      values,
    ),
  );
  return combinations(options).map((values) => {
    const former = values.map((value, place) => formerNames[place]?.get(value) ?? value);
    const row = known.get(variantKey(values)) ?? known.get(variantKey(former));
    return row ? { ...row, values } : newVariant(values, firsts.get(valueSlug(former[0] ?? "")));
  });
}

/** What a value was called before, where one name went and one came; of several nobody can tell. */
function renamedOf(before: readonly string[], after: readonly string[]): ReadonlyMap<string, string> {
  const gone = notIn(before, after);
  const came = notIn(after, before);
  const [former] = gone;
  const [present] = came;
  const isOne = new Set(gone.map(valueSlug)).size === 1 && came.length === 1;
  return new Map(isOne && former !== undefined && present !== undefined ? [[present, former]] : []);
}

const notIn = (values: readonly string[], others: readonly string[]): string[] => {
  const slugs = new Set(others.map(valueSlug));
  return values.filter((value) => !slugs.has(valueSlug(value)));
};

/** Does the table have a row for each combination, and no other? */
export function isMade(options: readonly ProductOption[], rows: readonly TypedVariant[]): boolean {
  const keys = new Set(rows.map(({ values }) => variantKey(values)));
  const wanted = combinations(options);
  return rows.length === wanted.length && wanted.every((values) => keys.has(variantKey(values)));
}
