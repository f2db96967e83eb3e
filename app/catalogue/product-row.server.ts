import type { Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { plainText, richHtml } from "#rich-html/rich-html.server.ts";
import { detailNames } from "#translations/product-details.ts";
import { detailLabels } from "#translations/product-words.text.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { labelColumns } from "./label/label-rows.ts";
import { techniqueLabels } from "./list/filter.text.ts";
import { personalFieldsOf } from "./options/variants.db.server.ts";
import { type ListPrice, priceAt } from "./price-at.ts";
import { categoryLabels } from "./product.text.ts";
import {
  countedOf,
  featureList,
  fewestOnCards,
  isAvailable,
  leadOf,
  type Product,
  type ProductSummary,
  type Rating,
  ratingWords,
} from "./product.ts";

type Row = Selectable<Tables["products"]>;

/** What decides what a product costs. */
export const priceColumns = [
  "price",
  "sale_price",
  "sale_from",
  "sale_until",
  "own_price_from",
  "has_base_price",
] as const satisfies readonly (keyof Row)[];

/** What the database derives for a product that has no variants. */
export const noVariants = {
  variants: 0,
  own_price_from: null,
  has_base_price: true,
  price_varies: false,
} as const satisfies Partial<Row>;

/** And for one without a shown review. */
export const unrated = { rating_count: 0, rating_sum: 0 } as const satisfies Partial<Row>;

/** What a product card needs; never the long texts. */
export const summaryColumns = [
  "id",
  "slug",
  "name",
  ...priceColumns,
  "price_varies",
  "variants",
  "personal",
  "collection",
  "artisan",
  "in_stock",
  "stock_count",
  "made_to_order",
  "images",
  "image_alt_texts",
  "rating_count",
  "rating_sum",
] as const satisfies readonly (keyof Row)[];

/** Rupees and moments, which are numbers and texts where the row came as JSON. */
export interface PriceRow {
  price: string | number;
  sale_price: string | number | null;
  sale_from: Date | string | null;
  sale_until: Date | string | null;
  own_price_from: string | number | null;
  has_base_price: boolean;
}

export type SummaryRow = Omit<Pick<Row, (typeof summaryColumns)[number]>, keyof PriceRow> &
  PriceRow &
  InWords;

/** Where another language than English is spoken. */
interface InWords {
  english?: readonly string[];
}

export const listPriceOf = (row: PriceRow): ListPrice => ({
  price: paiseFromRupees(row.price),
  salePrice: row.sale_price === null ? null : paiseFromRupees(row.sale_price),
  saleFrom: row.sale_from === null ? null : new Date(row.sale_from),
  saleUntil: row.sale_until === null ? null : new Date(row.sale_until),
  ownPriceFrom: row.own_price_from === null ? null : paiseFromRupees(row.own_price_from),
  hasBasePrice: row.has_base_price,
});

/** The rows of 'Product Details', in their order. */
const detailColumns = [...detailNames, "technique", "category", "sku"] as const;

/** What the product's own page needs beyond the card. */
export const pageColumns = [
  ...summaryColumns,
  ...detailColumns,
  ...labelColumns,
  "lead_days_from",
  "lead_days_to",
  "returnable",
  "artisan_id",
  "limited",
  "edition",
  "description",
  "features",
  "story",
  "meta_title",
  "meta_description",
  "og_title",
  "og_description",
  "og_image_url",
] as const satisfies readonly (keyof Row)[];

export type PageRow = Omit<Pick<Row, (typeof pageColumns)[number]>, keyof PriceRow> & PriceRow & InWords;

/** A column that may hold a blank or a null for 'nothing'. */
const filled = (text: string | null): string | null => text?.trim() || null;

export function summaryOf(row: SummaryRow, moment: Date): ProductSummary {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    ...priceAt(listPriceOf(row), moment),
    collection: row.collection,
    artisan: filled(row.artisan),
    inStock: isAvailable({ inStock: row.in_stock, stockCount: countedOf(row) }),
    ...(row.made_to_order ? { madeToOrder: true } : {}),
    ...(row.price_varies ? { priceVaries: true } : {}),
    ...(needsChoice(row) ? { needsChoice: true } : {}),
    ...(row.rating_count >= fewestOnCards ? { rated: ratingWords(ratingOf(row)) } : {}),
    images: row.images.slice(0, 2),
    imageAlt: row.image_alt_texts[0] || row.name,
    ...(row.english ? { english: row.english } : {}),
  };
}

/** What its shown reviews make together. */
export const ratingOf = (row: Pick<Row, "rating_count" | "rating_sum">): Rating => ({
  count: row.rating_count,
  sum: row.rating_sum,
});

const needsChoice = ({ variants, personal }: Pick<SummaryRow, "variants" | "personal">): boolean =>
  variants > 0 || personalFieldsOf(personal).some(({ required }) => required);

const summaryLength = 300;

export function productOf(row: PageRow, moment: Date): Product {
  const { imageAlt: _, madeToOrder: __, ...summary } = summaryOf(row, moment);
  const personal = personalFieldsOf(row.personal);
  return {
    ...summary,
    ...(row.rating_count > 0 ? { rated: ratingWords(ratingOf(row)) } : {}),
    images: row.images,
    imageAlts: row.image_alt_texts,
    category: row.category,
    technique: row.technique,
    artisanId: row.artisan_id,
    limited: row.limited,
    edition: filled(row.edition),
    stockCount: countedOf(row),
    lead: leadOf(row),
    ...(row.returnable ? {} : { returnable: false }),
    ...(personal.length > 0 ? { personal } : {}),
    sku: filled(row.sku),
    descriptionHtml: richHtml(row.description),
    summary: plainText(row.description, summaryLength),
    features: featureList(row.features),
    details: detailsOf(row),
    material: filled(row.material),
    story: filled(row.story),
    metaTitle: filled(row.meta_title),
    metaDescription: filled(row.meta_description),
    ogTitle: filled(row.og_title),
    ogDescription: filled(row.og_description),
    ogImageUrl: filled(row.og_image_url),
  };
}

function detailsOf(row: PageRow): Product["details"] {
  return detailColumns.flatMap((column) => {
    const label = detailLabels[column];
    const value = filled(row[column]);
    if (row.variants && (column === "sku" || column === "weight"))
      return { label, text: value ?? "", follows: column };
    if (!value) return [];
    return { label, text: detailInWords(row, column, value) };
  });
}

function detailInWords(
  { technique, category }: PageRow,
  column: (typeof detailColumns)[number],
  value: string,
): string {
  switch (column) {
    case "technique":
      return techniqueLabels[technique];
    case "category":
      return categoryLabels[category];
    default:
      return value;
  }
}
