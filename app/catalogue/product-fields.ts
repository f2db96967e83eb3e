import * as z from "zod/mini";
import {
  cutLineField,
  htmlField,
  lineField,
  optionalLineField,
  optionalLinesField,
  pageAddressField,
  publicText,
} from "#records/fields/field-kinds.ts";
import type { InputOf, RecordFields } from "#records/fields/record-field.ts";
import { labelNames, productDetails } from "#translations/product-details.ts";
import { eachOf, mapEach } from "#values/each-of.ts";
import { rupeesColumn } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import { metaDescriptionMost, metaTitleMost } from "#values/text/search-texts.ts";
import { productText } from "./admin/form/product.text.ts";
import { techniqueLabels } from "./list/filter.text.ts";
import { categoryLabels, collectionLabels } from "./product.text.ts";
import { categories, collections, productPath, techniques } from "./product.ts";
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
  plainField,
  priceSchema,
  saleEdge,
  salePriceSchema,
  stockCountSchema,
  taxRateSchema,
  tick,
  wholeField,
} from "./product-field-kinds.ts";

const { errors: say, hints, visibility, returns } = productText;
const rupees = { type: "number", step: "0.01", min: "0", inputMode: "decimal" } as const;
const inSettings = { hint: hints.asInSettings, autoComplete: "off" } as const;
const typedByHand = { autoComplete: "off" } as const;
const sale = {
  from: { hint: hints.saleFrom, placeholder: "26/11/2026" },
  until: { hint: hints.saleUntil, placeholder: "30/11/2026 6:30 pm" },
};

/**
 * What an owner says of a product, all but its pictures and its choices. Form, table file, history, preview
 * and 'Product Details' go by this table. In the order in which the first wrong one is named in the toast.
 */
export const productFields = {
  name: lineField(...publicText("product", "name"), 160, say.name, typedByHand),
  slug: pageAddressField(say, (slug) => (slug ? hints.address(productPath({ slug })) : hints.noAddress)),
  sku: optionalLineField("sku", "SKU", 60, typedByHand),
  price: {
    ...plainField("price", "Price", priceSchema, { ...rupees, required: true, hint: hints.price }),
    kept: rupeesColumn,
  },
  salePrice: {
    ...plainField("sale_price", "Sale Price", salePriceSchema, { ...rupees, hint: hints.salePrice }),
    kept: (price: Paise | null) => (price === null ? null : rupeesColumn(price)),
  },
  saleFrom: saleEdge("sale_from", "Sale From", "start", sale.from),
  saleUntil: saleEdge("sale_until", "Sale Until", "end", sale.until),
  collection: choice("collection", "Collection", () => collectionLabels, collections, "core"),
  category: choice("category", "Category", () => categoryLabels, categories, "bags"),
  technique: {
    ...choice("technique", "Technique", () => techniqueLabels, techniques, "other"),
    empty: "hand-painted",
  },
  artisan: optionalLineField("artisan", "Artisan", 120, { ...typedByHand, hint: hints.artisan }),
  hidden: eitherOf("hidden", "Visibility", visibility, "false", hints.hidden),
  featured: tick("featured", "Featured"),
  limited: tick("limited", "Limited"),
  edition: optionalLineField(...publicText("product", "edition"), 120, { placeholder: "Edition of 25" }),
  certificate: choice("certificate", "Certificate", () => certificateLabels, certificateRules, "limited", {
    hint: hints.certificate,
  }),
  inStock: tick("in_stock", "In stock", "true"),
  /** Null: not counted. */
  stockCount: wholeField("stock_count", "Stock count", stockCountSchema, { hint: hints.stockCount }),
  madeToOrder: tick("made_to_order", "Made to order"),
  /** Working days until a made piece leaves, at the least and at the most. */
  leadDaysFrom: wholeField("lead_days_from", "Lead Days From", leadDaysSchema),
  leadDaysTo: wholeField("lead_days_to", "Lead Days To", leadDaysSchema),
  returnable: eitherOf("returnable", "Returns", returns, "true", hints.returnable),
  /** Not yet sanitised. */
  description: htmlField(...publicText("product", "description"), say.description, hints.description),
  features: optionalLineField(...publicText("product", "features"), 2000, { hint: hints.features }),
  ...mapEach(productDetails, detail),
  originCountry: onLabel("origin_country", 60, "India"),
  netQuantity: onLabel("net_quantity", 60, "1 piece"),
  madeBy: onLabel("made_by", 300),
  madeMonth: plainField("made_month", labelNames.made_month, monthSchema, {
    ...typedByHand,
    hint: hints.month,
  }),
  consumerCare: onLabel("consumer_care", 300),
  story: optionalLinesField(...publicText("product", "story"), 8000, { rows: 5 }),
  hsn: plainField("hsn", "HSN Code", hsnSchema, { ...inSettings, inputMode: "numeric" }),
  taxRate: plainField("tax_rate", "Tax Rate (%)", taxRateSchema, { ...inSettings, inputMode: "decimal" }),
  metaTitle: cutLineField(...publicText("product", "meta_title"), metaTitleMost, say.metaTitle),
  metaDescription: cutLineField(
    ...publicText("product", "meta_description"),
    metaDescriptionMost,
    say.metaDescription,
  ),
  seoKeywords: optionalLineField("seo_keywords", "SEO Keywords", 1000),
  ogTitle: optionalLineField(...publicText("product", "og_title"), 200),
  ogDescription: optionalLineField(...publicText("product", "og_description"), 500),
} as const satisfies RecordFields;

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
export type ProductInput = InputOf<typeof productFields>;
