import { nameKey } from "#values/text/name-key.ts";
import { type ProductOption, valuesKey } from "../../options/variant.ts";
import type { FormerName, KnownVariant } from "./name-variants.ts";

type Called = Pick<KnownVariant, "values" | "former">;

/**
 * Values by their names of today: by the variant that had these names before its owner spelt it anew, else
 * each by itself, as in a line that joins a former value to a new one. A name of today stays.
 */
export function valuesOfToday(
  typed: readonly string[],
  options: readonly ProductOption[],
  variants: readonly Called[],
): readonly string[] {
  const isValue = (value: string, place: number) =>
    value === "" || options[place]?.values.some((each) => nameKey(each) === nameKey(value));
  if (typed.every(isValue)) return typed;
  const key = valuesKey(typed.filter((value) => value !== ""));
  const whole = variants.find(({ former }) => former.some(({ values }) => valuesKey(values) === key));
  if (whole) return whole.values;
  return typed.map((value, place) =>
    isValue(value, place) ? value : (valueNow(value, place, variants) ?? value),
  );
}

/** The one value of today with this former name; undefined where several or none have it. */
function valueNow(value: string, place: number, variants: readonly Called[]): string | undefined {
  const names = variants.flatMap(({ values, former }) => {
    const now = values[place];
    if (now === undefined) return [];
    const wasSo = ({ values: names }: FormerName) =>
      nameKey(names[place] ?? "") === nameKey(value) &&
      // Else it stood at another place then, and this is another option's value.
      !names.some((name) => nameKey(name) === nameKey(now));
    return former.some(wasSo) ? now : [];
  });
  const [name, ...others] = new Map(names.map((each) => [nameKey(each), each])).values();
  return others.length === 0 ? name : undefined;
}
