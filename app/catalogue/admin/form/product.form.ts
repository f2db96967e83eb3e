import * as z from "zod/mini";
import { type ParsedForm, parseFields } from "#ui/form/form-answer.ts";
import {
  cutLine,
  optionalLine,
  optionalLines,
  requiredHtml,
  requiredLine,
  slugField,
} from "#ui/form/form-fields.ts";
import { hsnForm, typedGstRate, typedHsn } from "#values/money/gst.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { typedRupees } from "#values/money/typed-rupees.ts";
import { isBlank } from "#values/text/clean-text.ts";
import { defaultMetaTitle, metaDescriptionMost, metaTitleMost } from "#values/text/search-texts.ts";
import { yesNo } from "#values/yes-no.ts";
import {
  type Category,
  type Collection,
  categories,
  collections,
  type Technique,
  techniques,
} from "../../product.ts";
import { productText } from "./product.text.ts";
import { productSlug } from "./product-slug.ts";

const say = productText.errors;

/**
 * What an owner says of a product: everything but its pictures, which are uploads. Blank texts are null
 * (PRODUCT-7).
 */
export interface ProductInput {
  name: string;
  slug: string;
  sku: string | null;
  price: Paise;
  collection: Collection;
  category: Category;
  technique: Technique;
  artisan: string | null;
  featured: boolean;
  limited: boolean;
  edition: string | null;
  inStock: boolean;
  /** Null: not counted. */
  stockCount: number | null;
  /** HTML, not yet sanitised. */
  description: string;
  features: string | null;
  material: string | null;
  size: string | null;
  weight: string | null;
  handles: string | null;
  story: string | null;
  metaTitle: string;
  metaDescription: string;
  seoKeywords: string | null;
  ogTitle: string | null;
  ogDescription: string | null;
  hsn: string | null;
  /** Percent, as its column has it: "5.00". */
  taxRate: string | null;
}

/** In the order in which they stand; the first wrong one takes the focus. */
export const productFields = [
  ...(["name", "slug", "sku", "price", "collection", "category", "technique", "artisan"] as const),
  ...(["featured", "limited", "edition", "inStock", "stockCount", "description", "features"] as const),
  ...(["material", "size", "weight", "handles", "story", "hsn", "taxRate"] as const),
  ...(["metaTitle", "metaDescription", "seoKeywords", "ogTitle", "ogDescription"] as const),
] as const satisfies readonly (keyof ProductInput)[];
export type ProductField = (typeof productFields)[number];

/** ₹10,00,000, in paise; the database refuses more, too. */
const highest = 100_000_000;

const typed = () =>
  z.pipe(
    z._default(z.string(), ""),
    z.transform((text) => text.trim()),
  );

const amountOf = (text: string): Paise => typedRupees(text) ?? paise(0);

const price = z.pipe(
  typed().check(
    z.refine((text) => typedRupees(text) !== undefined, { error: say.price, abort: true }),
    z.refine((text) => amountOf(text) > 0, say.priceLow),
    z.refine((text) => amountOf(text) <= highest, say.priceHigh),
  ),
  z.transform(amountOf),
);

const choice = <const Word extends string>(words: readonly Word[], otherwise: Word) =>
  z.pipe(
    typed(),
    z.pipe(
      z.transform((text: string): string => text.toLowerCase() || otherwise),
      z.enum(words, say.choice),
    ),
  );

/**
 * A box, or what a table file says in its place. A word that is none of these says nothing that could be read
 * as no.
 */
const tick = z.pipe(
  typed(),
  z.pipe(
    z.transform((text: string) => yesNo(text)),
    z.boolean(say.yesNo),
  ),
);

const stockCount = z.pipe(
  typed().check(z.regex(/^\d{0,6}$/, say.stockCount)),
  z.transform((digits) => (digits === "" ? null : Number(digits))),
);

const hsn = z.pipe(
  typed(),
  z.pipe(
    z.transform((text: string) => typedHsn(text) || null),
    z.nullable(z.string().check(z.regex(hsnForm, say.hsn))),
  ),
);

/**
 * As in Settings, a rate of the law's list: the tenth or hundredth part of one would stand on every invoice.
 */
const taxRate = z.pipe(
  typed().check(z.refine((text) => text === "" || typedGstRate(text) !== undefined, say.taxRate)),
  z.transform((text) => (text === "" ? null : Number(typedGstRate(text)).toFixed(2))),
);

const schema = z.object({
  name: requiredLine(160, say.name),
  slug: slugField(say.slug, say.slugForm),
  sku: optionalLine(60),
  price,
  collection: choice(collections, "core"),
  category: choice(categories, "bags"),
  technique: choice(techniques, "other"),
  artisan: optionalLine(120),
  featured: tick,
  limited: tick,
  edition: optionalLine(120),
  inStock: tick,
  stockCount,
  description: requiredHtml(say.description),
  features: optionalLine(2000),
  material: optionalLine(300),
  size: optionalLine(300),
  weight: optionalLine(120),
  handles: optionalLine(300),
  story: optionalLines(8000),
  hsn,
  taxRate,
  metaTitle: cutLine(metaTitleMost, say.metaTitle),
  metaDescription: cutLine(metaDescriptionMost, say.metaDescription),
  seoKeywords: optionalLine(1000),
  ogTitle: optionalLine(200),
  ogDescription: optionalLine(500),
});

/**
 * A product from its form or from a row of a table: the slug, the meta title and the OG title follow the name
 * where they are left empty (PRODUCT-2, PRODUCT-4). Pictures come beside it.
 */
export function parseProduct(form: FormData): ParsedForm<ProductField, ProductInput> {
  return parseFields(schema, productFields, withDefaults(form));
}

function withDefaults(form: FormData): FormData {
  const filled = new FormData();
  for (const name of productFields) {
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
