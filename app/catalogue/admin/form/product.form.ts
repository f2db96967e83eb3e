import { type ParsedForm, parseFields } from "#ui/form/form-answer.ts";
import { isBlank } from "#values/text/clean-text.ts";
import { defaultMetaTitle } from "#values/text/search-texts.ts";
import { fieldNames, type ProductField, type ProductInput, productSchema } from "../../product-fields.ts";
import { productSlug } from "./product-slug.ts";

/**
 * A product from its form or from a row of a table: the slug, the meta title and the OG title follow the name
 * where they are left empty (PRODUCT-2, PRODUCT-4). Pictures come beside it.
 */
export function parseProduct(form: FormData): ParsedForm<ProductField, ProductInput> {
  return parseFields(productSchema, fieldNames, withDefaults(form));
}

function withDefaults(form: FormData): FormData {
  const filled = new FormData();
  for (const name of fieldNames) {
    const value = form.get(name);
    if (typeof value === "string") filled.set(name, value);
  }
  const name = String(filled.get("name") ?? "");
  const fallbacks = { slug: productSlug(name), metaTitle: defaultMetaTitle(name), ogTitle: name };
  for (const [field, fallback] of Object.entries(fallbacks)) {
    if (isBlank(String(filled.get(field) ?? ""))) filled.set(field, fallback);
  }
  return filled;
}
