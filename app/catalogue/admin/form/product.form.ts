import { type FieldErrors, type ParsedForm, parseFields, typedFields } from "#ui/form/form-answer.ts";
import { isBlank } from "#values/text/blank.ts";
import { nameKey } from "#values/text/name-key.ts";
import { defaultMetaDescription, defaultMetaTitle } from "#values/text/search-texts.ts";
import { saleErrors } from "../../price-at.ts";
import { fieldNames, type ProductField, type ProductInput, productSchema } from "../../product-fields.ts";
import { type ChoicesInput, parseChoices } from "../options/choices.form.ts";
import { choiceField } from "../options/typed-choices.ts";
import { productText } from "./product.text.ts";
import type { ProductFormText } from "./product-answer.ts";
import { productSlug } from "./product-texts.ts";

/**
 * A product from its form or from a row of a table: slug, meta title and OG title follow the name where they
 * are left empty, the meta description the description (PRODUCT-2, PRODUCT-4). Pictures come beside it.
 */
export function parseProduct(form: FormData): ParsedForm<ProductField, ProductInput> {
  const parsed = parseProductFields(form);
  if (parsed.kind === "refused") return parsed;
  const errors = saleErrors(parsed.value, productText.errors.sale);
  if (Object.keys(errors).length === 0) return parsed;
  return { kind: "refused", errors, typed: typedFields(fieldNames(), form) };
}

/** The parsed form of a product, its choices included. */
export interface ProductEntry {
  input: ProductInput;
  choices: ChoicesInput;
}

/** The whole form, or the errors at its fields. */
export function parseProductForm(form: FormData): ParsedForm<ProductFormText, ProductEntry> {
  const fields = parseProduct(form);
  const parsed = parseChoices(form);
  if (fields.kind === "valid" && parsed.ok) {
    const { choices } = parsed;
    const own = fields.value.sku === null ? undefined : nameKey(fields.value.sku);
    const same = choices.variants.find(({ sku }) => sku !== null && nameKey(sku) === own);
    if (!same) return { kind: "valid", value: { input: fields.value, choices } };
    const field = choiceField("variant", same.row, "sku");
    return { kind: "refused", errors: { [field]: productText.errors.skuUsed }, typed: {} };
  }
  const errors = {
    ...(fields.kind === "refused" ? withoutMade(fields.errors, form) : {}),
    ...(parsed.ok ? {} : parsed.errors),
  };
  return { kind: "refused", errors, typed: {} };
}

/** The same, each field looked at by itself. */
export const parseProductFields = (form: FormData): ParsedForm<ProductField, ProductInput> =>
  parseFields(productSchema, fieldNames(), withDefaults(form));

/** A made field is not reported as missing where its source is. */
function withoutMade(errors: FieldErrors<ProductField>, form: FormData): FieldErrors<ProductField> {
  const asked = { ...errors };
  for (const [field, source] of madeOf)
    if (asked[source] && isBlank(String(form.get(field) ?? ""))) delete asked[field];
  return asked;
}

const madeOf = [
  ["slug", "name"],
  ["metaTitle", "name"],
  ["metaDescription", "description"],
] as const;

function withDefaults(form: FormData): FormData {
  const filled = new FormData();
  for (const name of fieldNames()) {
    const value = form.get(name);
    if (typeof value === "string") filled.set(name, value);
  }
  const name = String(filled.get("name") ?? "");
  const fallbacks = {
    slug: productSlug(name),
    metaTitle: defaultMetaTitle(name),
    metaDescription: defaultMetaDescription(String(filled.get("description") ?? "")),
    ogTitle: name,
  };
  for (const [field, fallback] of Object.entries(fallbacks)) {
    if (isBlank(String(filled.get(field) ?? ""))) filled.set(field, fallback);
  }
  return filled;
}
