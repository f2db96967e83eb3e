import { fieldText } from "#ui/form/form.text.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { isBlank } from "#values/text/blank.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { hasAtMost } from "#values/text/letters.ts";
import { nameKey } from "#values/text/name-key.ts";
import { mostValues, mostVariants, type ProductOption, valuesKey } from "../../options/variant.ts";
import { formerValues, turnedValues, type WantedOption } from "./former-values.ts";
import { optionsText } from "./options.text.ts";
import { choiceField, type TypedOption, type TypedVariant } from "./typed-choices.ts";

const mostNameLetters = 40;
const mostValueLetters = 60;

/**
 * The values that somebody typed: one a line, whatever commas it has. A single line, and lines that end with
 * a comma, are a list with commas between its values; a line that is a value already is that value.
 */
export function valuesIn(text: string, known: readonly string[] = []): string[] {
  const lines = text.split(/[\r\n\u2028\u2029]+/).filter((line) => !isBlank(line));
  const isKnown = (line: string) => known.some((value) => nameKey(value) === nameKey(line));
  const isList = lines.length === 1 || lines.some((line) => /,\s*$/.test(line));
  return lines
    .flatMap((line) => (isList && !isKnown(line) ? line.split(",") : line))
    .map((value) => cleanText(value, mostValueLetters + 1))
    .filter((value) => !isBlank(value));
}

type Judged<Option> = { ok: true; options: Option[] } | { ok: false; errors: FieldErrors<string> };

/**
 * The options, or the errors at their fields; blank ones are left out. `rows`: the table, which has the
 * values that were made already.
 */
export function optionsOfTyped(
  typed: readonly TypedOption[],
  rows: readonly Pick<TypedVariant, "values">[] = [],
): Judged<WantedOption> {
  return judgeOptions(
    typed.map(({ name, values, saved, was }) => {
      const known = [...saved, ...rows.flatMap(({ values: made }) => made)];
      return { name: cleanText(name, mostNameLetters + 1), values: valuesIn(values, known), was };
    }),
  );
}

/** The same for options whose values are split already. */
export function judgeOptions<Option extends ProductOption>(given: readonly Option[]): Judged<Option> {
  const errors: FieldErrors<string> = {};
  const options: Option[] = [];
  const tell = (place: number, fact: "name" | "values", message: string | undefined) => {
    if (message) errors[choiceField("option", place, fact)] ??= message;
  };
  let last = 0;
  for (const [place, option] of given.entries()) {
    const { name, values } = option;
    if (isBlank(name) && values.length === 0) continue;
    tell(place, "name", nameProblem(name, options));
    tell(place, "values", valuesProblem(values));
    options.push(option);
    last = place;
  }
  const count = options.reduce((all, { values }) => all * values.length, 1);
  if (Object.keys(errors).length === 0 && count > mostVariants)
    tell(last, "values", optionsText.errors.tooManyVariants(count));
  return Object.keys(errors).length === 0 ? { ok: true, options } : { ok: false, errors };
}

function nameProblem(name: string, others: readonly ProductOption[]): string | undefined {
  if (isBlank(name)) return optionsText.errors.name;
  if (!hasAtMost(name, mostNameLetters)) return fieldText.long(mostNameLetters);
  return others.some((other) => nameKey(other.name) === nameKey(name))
    ? optionsText.errors.nameTwice
    : undefined;
}

function valuesProblem(values: readonly string[]): string | undefined {
  if (values.length === 0) return optionsText.errors.values;
  const long = values.find((value) => !hasAtMost(value, mostValueLetters));
  if (long !== undefined) return optionsText.errors.valueLong(long, mostValueLetters);
  const twice = firstTwice(values, nameKey);
  if (twice) return optionsText.errors.sameValue(...twice);
  return values.length > mostValues ? optionsText.errors.tooManyValues(values.length) : undefined;
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
 * A variant of which nothing was typed yet; it starts from the first option's value, where there was no
 * second option before. A SKU and pieces are of one variant alone.
 */
function newVariant(values: string[], first: TypedVariant | undefined): TypedVariant {
  const { offered, price, inStock, picture, weight } = first ?? unsaid;
  const shown = { inStock: true, stockCount: "" };
  return { values, sku: "", stockCount: "", shown, offered, price, inStock, picture, weight };
}

/**
 * A row for each combination: what was typed of one stays where its values do, whatever their case, where one
 * value of an option has another name now, and where several were spelt anew. Those of a second option begin
 * with what was typed of the first one's value.
 */
export function makeVariants(
  options: readonly WantedOption[],
  rows: readonly TypedVariant[],
): TypedVariant[] {
  const known = new Map(rows.map((row) => [valuesKey(row.values), row]));
  const firsts = new Map(
    rows.flatMap((row) => (row.values.length === 1 ? [[valuesKey(row.values), row]] : [])),
  );
  const formerNames = options.map((option, place) =>
    calledBefore(
      rows.map((row) => row.values[place] ?? ""),
      option,
    ),
  );
  return combinations(options).map((values) => {
    const former = values.map((value, place) => formerNames[place]?.get(value) ?? value);
    const row = known.get(valuesKey(values)) ?? known.get(valuesKey(former));
    return row ? { ...row, values } : newVariant(values, firsts.get(valuesKey([former[0] ?? ""])));
  });
}

/** Each value's former name in the table. Where one went and one came, the typed row stays as well. */
function calledBefore(table: readonly string[], option: WantedOption): ReadonlyMap<string, string> {
  const { gone, came } = turnedValues([...new Set(table)], option.values);
  const pairs = formerValues([...new Set(table)], option);
  const [former] = gone;
  const [present] = came;
  const isOne = gone.length === 1 && came.length === 1;
  return isOne && former !== undefined && present !== undefined
    ? new Map([...pairs, [present, former]])
    : pairs;
}

/** Does the table have a row for each combination, and no other? */
export function isMade(options: readonly ProductOption[], rows: readonly TypedVariant[]): boolean {
  const keys = new Set(rows.map(({ values }) => valuesKey(values)));
  const wanted = combinations(options);
  return rows.length === wanted.length && wanted.every((values) => keys.has(valuesKey(values)));
}
