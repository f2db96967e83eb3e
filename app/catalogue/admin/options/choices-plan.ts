import type { ProductOption, SluggedOption } from "../../options/variant.ts";
import type { MakingStep } from "../../steps/making-step.ts";
import type { ChoiceRows, VariantRow } from "./choices.db.server.ts";
import { formerPlaces, formerValues, type WantedOption } from "./former-values.ts";

export type VariantColumns = Pick<
  VariantRow,
  | ("key" | "values" | "former" | "position" | "sku")
  | ("price" | "in_stock" | "stock_count" | "picture" | "weight")
>;

/** A variant as it will be; without an id it is a new one. */
export type PlannedVariant = VariantColumns & { id: string | null };

/** The writes to make, with the words of the product's history; none where the detail is empty. */
export interface ChoicesPlan {
  id: string;
  options: readonly SluggedOption[];
  variants: readonly PlannedVariant[];
  /** Their Hindi stays with them. */
  respelt: readonly RespeltWord[];
  before: ChoiceRows;
  /** The steps as they will be; undefined where they stay. */
  steps?: readonly MakingStep[];
  detail: Record<string, string | boolean>;
}

/** A word of a product's choices that is spelt otherwise now. */
export interface RespeltWord {
  from: string;
  to: string;
}

interface Choices<Option> {
  options: readonly Option[];
  /** The labels of its personalisation. */
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
