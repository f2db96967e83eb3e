import * as z from "zod/mini";
import { productDetails } from "#translations/product-details.ts";
import { translatable } from "#translations/translatable.ts";
import { cutLine, optionalLines, requiredHtml, requiredLine, slugField } from "#ui/form/form-fields.ts";
import { eachOf, mapEach } from "#values/each-of.ts";
import { metaDescriptionMost, metaTitleMost } from "#values/text/search-texts.ts";
import { productText } from "./admin/form/product.text.ts";
import { techniqueLabels } from "./list/filter.text.ts";
import { categoryLabels, collectionLabels } from "./product.text.ts";
import { categories, collections, techniques } from "./product.ts";
import {
  certificateLabels,
  certificateRules,
  choice,
  detail,
  eitherOf,
  hsnSchema,
  leadDaysSchema,
  monthSchema,
  onLabel,
  optional,
  priceSchema,
  publicLine,
  publicWords,
  saleEdge,
  salePriceSchema,
  stockCountSchema,
  taxRateSchema,
  tick,
  words,
} from "./product-field-kinds.ts";

const say = productText.errors;
const returnsWords = { true: "Taken back", false: "Only if it arrives damaged" };

/**
 * What an owner says of a product, all but its pictures: its column, its label, how long it may be typed, and
 * how it is read. Form, table file, history, preview and 'Product Details' go by this table. In the order of
 * the form: the first wrong one is named in the toast.
 */
export const productFields = {
  name: { ...publicWords("name", 200), schema: requiredLine(160, say.name) },
  slug: { ...words("slug", "Slug", 200), schema: slugField(say.slug, say.slugForm) },
  sku: optional("sku", "SKU", 60),
  price: { column: "price", label: "Price", empty: "", cell: "plain", schema: priceSchema },
  salePrice: {
    column: "sale_price",
    label: "Sale Price",
    empty: "",
    cell: "plain",
    schema: salePriceSchema,
  },
  saleFrom: saleEdge("sale_from", "Sale From", "start"),
  saleUntil: saleEdge("sale_until", "Sale Until", "end"),
  collection: choice("collection", "Collection", () => collectionLabels, collections, "core"),
  category: choice("category", "Category", () => categoryLabels, categories, "bags"),
  technique: {
    ...choice("technique", "Technique", () => techniqueLabels, techniques, "other"),
    empty: "hand-painted",
  },
  artisan: optional("artisan", "Artisan", 120),
  hidden: eitherOf("hidden", "Visibility", { false: "Shown", true: "Hidden" }),
  featured: tick("featured", "Featured"),
  limited: tick("limited", "Limited"),
  edition: publicLine("edition", 120),
  certificate: choice("certificate", "Certificate", () => certificateLabels, certificateRules, "limited"),
  inStock: tick("in_stock", "In stock", "true"),
  /** Null: not counted. */
  stockCount: { ...words("stock_count", "Stock count", 6), cell: "whole", schema: stockCountSchema },
  madeToOrder: tick("made_to_order", "Made to order"),
  /** Working days until a made piece leaves, at the least and at the most. */
  leadDaysFrom: { ...words("lead_days_from", "Lead Days From", 3), cell: "whole", schema: leadDaysSchema },
  leadDaysTo: { ...words("lead_days_to", "Lead Days To", 3), cell: "whole", schema: leadDaysSchema },
  returnable: eitherOf("returnable", "Returns", returnsWords, "true"),
  /** HTML, not yet sanitised. */
  description: {
    column: "description",
    label: translatable.product.description.label,
    empty: "",
    cell: "words",
    schema: requiredHtml(say.description),
  },
  features: publicLine("features", 2000),
  ...mapEach(productDetails, detail),
  originCountry: onLabel("origin_country", 60),
  netQuantity: onLabel("net_quantity", 60),
  madeBy: onLabel("made_by", 300),
  madeMonth: { ...onLabel("made_month", 30), cell: "plain", schema: monthSchema },
  consumerCare: onLabel("consumer_care", 300),
  story: { ...publicWords("story", 8000), schema: optionalLines(8000) },
  hsn: { ...words("hsn", "HSN Code", 12), cell: "plain", schema: hsnSchema },
  taxRate: { ...words("tax_rate", "Tax Rate (%)", 6), cell: "plain", schema: taxRateSchema },
  metaTitle: {
    ...publicWords("meta_title", metaTitleMost),
    schema: cutLine(metaTitleMost, say.metaTitle),
  },
  metaDescription: {
    ...publicWords("meta_description", metaDescriptionMost),
    schema: cutLine(metaDescriptionMost, say.metaDescription),
  },
  seoKeywords: optional("seo_keywords", "SEO Keywords", 1000),
  ogTitle: publicLine("og_title", 200),
  ogDescription: publicLine("og_description", 500),
} as const;

export type ProductField = keyof typeof productFields;

/** A product's fields as its form and its table file show them. */
export type ProductTexts = Record<ProductField, string>;

const isField = (name: string): name is ProductField => Object.hasOwn(productFields, name);
export const fieldNames = Object.keys(productFields).filter(isField);

/** Where each field lies in the table. */
export const columnNames = eachOf(productFields, "column");

/** A product that is about to be described for the first time. */
export const emptyTexts: ProductTexts = eachOf(productFields, "empty");

export const productSchema = z.object(eachOf(productFields, "schema")).check(
  z.refine(({ madeToOrder, leadDaysTo }) => !madeToOrder || leadDaysTo !== null, {
    error: say.leadDaysMissing,
    path: ["leadDaysTo"],
  }),
  z.refine(({ leadDaysFrom: from, leadDaysTo: to }) => from === null || (to !== null && from <= to), {
    error: say.leadDaysTurned,
    path: ["leadDaysTo"],
  }),
);

/** Blank texts are null (PRODUCT-7). */
export type ProductInput = z.output<typeof productSchema>;
