import type { Insertable, Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { richHtml } from "#platform/html/rich-html.server.ts";
import { rupeesColumn } from "#values/money/decimal-rupees.ts";
import type { ProductField, ProductInput } from "./form/product.form.ts";
import { emptyTexts, type ProductTexts } from "./form/product-texts.ts";

type Products = Tables["products"];
export type ProductRow = Selectable<Products>;

/** Where each field lies in the table; a table file has its columns by these names, in this order. */
export const columnNames = {
  slug: "slug",
  sku: "sku",
  name: "name",
  price: "price",
  collection: "collection",
  category: "category",
  technique: "technique",
  artisan: "artisan",
  featured: "featured",
  limited: "limited",
  edition: "edition",
  inStock: "in_stock",
  stockCount: "stock_count",
  description: "description",
  features: "features",
  material: "material",
  size: "size",
  weight: "weight",
  handles: "handles",
  story: "story",
  metaTitle: "meta_title",
  metaDescription: "meta_description",
  seoKeywords: "seo_keywords",
  ogTitle: "og_title",
  ogDescription: "og_description",
  hsn: "hsn",
  taxRate: "tax_rate",
} as const satisfies Record<ProductField, keyof Products>;

export function productTexts(row: Pick<ProductRow, (typeof columnNames)[ProductField]>): ProductTexts {
  const text = (field: ProductField): string => {
    const value = row[columnNames[field]];
    return value === null ? "" : String(value);
  };
  const entries = Object.keys(columnNames).filter(isField);
  const texts = Object.fromEntries(entries.map((field) => [field, text(field)]));
  return { ...emptyTexts, ...texts };
}

const isField = (name: string): name is ProductField => Object.hasOwn(columnNames, name);

/** What is written of an owner's words. The maker and the pictures are the caller's. */
export function productColumns(input: ProductInput) {
  return {
    slug: input.slug,
    sku: input.sku,
    name: input.name,
    price: rupeesColumn(input.price),
    collection: input.collection,
    category: input.category,
    technique: input.technique,
    featured: input.featured,
    limited: input.limited,
    edition: input.edition,
    in_stock: input.inStock,
    stock_count: input.stockCount,
    description: richHtml(input.description),
    features: input.features,
    material: input.material,
    size: input.size,
    weight: input.weight,
    handles: input.handles,
    story: input.story,
    meta_title: input.metaTitle,
    meta_description: input.metaDescription,
    seo_keywords: input.seoKeywords,
    og_title: input.ogTitle,
    og_description: input.ogDescription,
    hsn: input.hsn,
    tax_rate: input.taxRate,
  } satisfies Partial<Insertable<Products>>;
}
