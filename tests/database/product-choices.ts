import type { ChoicesInput, VariantInput } from "#catalogue/admin/options/choices.form.ts";
import { combinations } from "#catalogue/admin/options/typed-options.ts";
import { keyOfSlugs, valueSlug } from "#catalogue/options/variant.ts";

export const size = { name: "Size", values: ["Small", "Large"] };
export const colour = { name: "Colour", values: ["Red"] };
const stock = { inStock: true, stockCount: null };

const plainKey = (values: readonly string[]) => keyOfSlugs(values.map(valueSlug));

/** What the form gives for these options, each variant with what `facts` says of its key. */
export function choicesFor(
  options: ChoicesInput["options"],
  facts: Readonly<Record<string, Partial<VariantInput>>> = {},
  personal: ChoicesInput["personal"] = [],
): ChoicesInput {
  const variants = combinations(options).map((values, row) => ({
    ...{ row, values, sku: null, ownPrice: null, ...stock },
    ...{ picture: null, weight: null, shown: stock },
    ...facts[plainKey(values)],
  }));
  return { options, variants, personal, steps: [] };
}
