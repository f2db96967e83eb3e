import type { ProductOption } from "../../options/variant.ts";
import { formerPlaces, formerValues, type WantedOption } from "./former-values.ts";

/** A word of a product's choices that is spelt otherwise now. */
export interface RespeltWord {
  from: string;
  to: string;
}

interface Choices<Option> {
  options: readonly Option[];
  /** Of what can be written on it. */
  labels: readonly string[];
}

/** The names and values of options and the labels that were spelt anew, be it in the case of one letter. */
export function respeltWords(before: Choices<ProductOption>, after: Choices<WantedOption>): RespeltWord[] {
  const places = formerPlaces(before.options, after.options);
  const ofOptions = after.options.flatMap((option, at): (readonly [string, string])[] => {
    const former = before.options[places[at] ?? -1];
    const pairs = formerValues(former?.values ?? [], option);
    // With none of its values it is another option.
    return former && pairs.size > 0 ? [[option.name, former.name], ...pairs] : [];
  });
  const ofLabels = formerValues(before.labels, { values: after.labels });
  return [...ofOptions, ...ofLabels].flatMap(([to, from]) => (to === from ? [] : { from, to }));
}
