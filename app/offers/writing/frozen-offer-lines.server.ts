import type { Kysely } from "kysely";
import { optionText } from "#catalogue/options/variant.ts";
import { optionsOf, type ProductChoices } from "#catalogue/options/variants.db.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { OfferLine } from "../offer.ts";
import type { LineInput } from "./line.form.ts";
import { type FrozenProduct, frozenProducts } from "./line-products.db.server.ts";
import { offerFormText } from "./offer-form.text.ts";
import { lineFieldAt } from "./typed-lines.ts";

export type FrozenLines = { lines: Omit<OfferLine, "id">[] } | { errors: Record<string, string> };

/** Lines with what is known of their products, as papers say it; or what is wrong with one. */
export async function freezeLines(db: Kysely<Tables>, inputs: readonly LineInput[]): Promise<FrozenLines> {
  const ids = [...new Set(inputs.flatMap(({ productId }) => productId ?? []))];
  const rows = await frozenProducts(db, ids);
  const choices = await optionsOf(db, ids);
  const errors: Record<string, string> = {};
  const lines = inputs.flatMap((input) => {
    if (input.productId === null) return [freeLine(input)];
    const product = rows.find(({ id }) => id === input.productId);
    const line = product && productLine(input, product, choices.get(product.id));
    if (line) return [line];
    if (product) errors[lineFieldAt(input.place, "variant")] = offerFormText.errors.variant;
    else errors[lineFieldAt(input.place, "product")] = offerFormText.errors.productGone;
    return [];
  });
  return Object.keys(errors).length > 0 ? { errors } : { lines };
}

const freeLine = ({ name, details, hsn, taxRate, quantity, unitPrice }: LineInput) => ({
  ...{ productId: null, variantId: null, name, optionText: null, details, sku: null },
  ...{ hsn, taxRate, quantity, unitPrice },
});

/** Undefined where the variant is none of the product's, or one has to be chosen. */
function productLine(
  { variantId, details, hsn, taxRate, quantity, unitPrice }: LineInput,
  product: FrozenProduct,
  choices: ProductChoices | undefined,
): Omit<OfferLine, "id"> | undefined {
  const variants = choices?.variants ?? [];
  const variant = variants.find(({ id }) => id === variantId);
  if (!variant && (variants.length > 0 || variantId !== null)) return undefined;
  return {
    ...{ productId: product.id, variantId: variant?.id ?? null, name: product.name, details },
    optionText: variant ? optionText(choices?.options ?? [], variant.values) : null,
    sku: variant?.sku ?? product.sku,
    ...{ hsn: product.hsn ?? hsn, taxRate: product.tax_rate ?? taxRate },
    ...{ quantity, unitPrice },
  };
}
