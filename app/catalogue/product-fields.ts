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
import { type InputOf, recordFields } from "#records/fields/record-field.ts";
import { productDetails } from "#translations/product-details.ts";
import { labelLabels } from "#translations/product-words.text.ts";
import { eachOf, mapEach } from "#values/each-of.ts";
import { inEachLanguage } from "#values/language/in-each-language.ts";
import { rupeesColumn } from "#values/money/decimal-rupees.ts";
import { handicraftHint } from "#values/money/handicraft.ts";
import type { Paise } from "#values/money/money.ts";
import { metaDescriptionMost, metaTitleMost } from "#values/text/search-texts.ts";
import { productText } from "./admin/form/product.text.ts";
import { techniqueLabels } from "./list/filter.text.ts";
import { categoryLabels, collectionLabels } from "./product.text.ts";
import { categories, collections, productPath, techniques } from "./product.ts";
import {
  certificateRules,
  choice,
  detail,
  eitherOf,
  hsnSchema,
  inFiles,
  leadDaysSchema,
  makingWeightField,
  materialSchema,
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
import { certificateLabels, productFieldText as say } from "./product-fields.text.ts";

const rupees = { type: "number", step: "0.01", min: "0", inputMode: "decimal" } as const;
const typedByHand = { autoComplete: "off" } as const;

/** Below a code stands what the handicraft list says of it. */
const hsnLook = ({ hsn = "" }: Readonly<Record<string, string>>) => ({
  ...asInSettings(),
  inputMode: "numeric" as const,
  beside: say.beside.hsn,
  hint: [say.hints.asInSettings, handicraftHint(hsn)].filter(Boolean).join(" "),
});

const asInSettings = () => ({ hint: say.hints.asInSettings, autoComplete: "off" }) as const;

/**
 * What an owner says of a product, all but its pictures and its choices. Form, table file, history, preview
 * and 'Product Details' go by this table. In the order in which the first wrong one is named in the toast.
 */
export const productFields = recordFields(() => {
  const { labels, hints } = say;
  const { errors } = productText;
  return {
    name: lineField(...publicText("product", "name"), 160, errors.name, typedByHand),
    slug: pageAddressField(errors, (slug) => (slug ? hints.address(productPath({ slug })) : hints.noAddress)),
    sku: optionalLineField("sku", labels.sku, 60, { ...typedByHand, beside: say.beside.sku }),
    price: {
      ...plainField("price", labels.price, priceSchema, { ...rupees, required: true, hint: hints.price }),
      kept: rupeesColumn,
    },
    salePrice: {
      ...plainField("sale_price", labels.salePrice, salePriceSchema, { ...rupees, hint: hints.salePrice }),
      kept: (price: Paise | null) => (price === null ? null : rupeesColumn(price)),
    },
    saleFrom: saleEdge("sale_from", labels.saleFrom, "start", {
      hint: hints.saleFrom,
      placeholder: "26/11/2026",
    }),
    saleUntil: saleEdge("sale_until", labels.saleUntil, "end", {
      hint: hints.saleUntil,
      placeholder: "30/11/2026 6:30 pm",
    }),
    collection: choice("collection", labels.collection, () => collectionLabels, collections, "core"),
    category: choice("category", labels.category, () => categoryLabels, categories, "bags"),
    technique: {
      ...choice("technique", labels.technique, () => techniqueLabels, techniques, "other"),
      empty: "hand-painted",
    },
    artisan: optionalLineField("artisan", labels.artisan, 120, { ...typedByHand, hint: hints.artisan }),
    hidden: eitherOf(
      "hidden",
      labels.hidden,
      { labels: say.visibility, inFiles: inFiles.hidden },
      "false",
      hints.hidden,
    ),
    featured: tick("featured", labels.featured),
    limited: tick("limited", labels.limited),
    edition: optionalLineField(...publicText("product", "edition"), 120, {
      placeholder: say.examples.edition,
    }),
    certificate: choice(
      "certificate",
      labels.certificate,
      () => certificateLabels,
      certificateRules,
      "limited",
      {
        hint: hints.certificate,
      },
    ),
    inStock: tick("in_stock", labels.inStock, "true"),
    /** Null: not counted. */
    stockCount: wholeField("stock_count", labels.stockCount, stockCountSchema, { hint: hints.stockCount }),
    madeToOrder: tick("made_to_order", labels.madeToOrder),
    /** Working days until a made piece leaves, at the least and at the most. */
    leadDaysFrom: wholeField("lead_days_from", labels.leadDaysFrom, leadDaysSchema),
    leadDaysTo: wholeField("lead_days_to", labels.leadDaysTo, leadDaysSchema),
    /** The group's id; a table file says its name (PROMISE-10). */
    makingGroup: optionalLineField("making_group", labels.makingGroup, 60, { hint: hints.makingGroup }),
    makingWeight: makingWeightField(labels.makingWeight, { hint: hints.makingWeight }),
    returnable: eitherOf(
      "returnable",
      labels.returnable,
      { labels: say.returns, inFiles: inFiles.returnable },
      "true",
      hints.returnable,
    ),
    /** Not yet sanitised. */
    description: htmlField(...publicText("product", "description"), errors.description, hints.description),
    features: optionalLineField(...publicText("product", "features"), 2000, { hint: hints.features }),
    ...mapEach(productDetails, detail),
    originCountry: onLabel("origin_country", 60, "India"),
    netQuantity: onLabel("net_quantity", 60, "1 piece"),
    madeBy: onLabel("made_by", 300),
    madeMonth: plainField("made_month", labelLabels.made_month, monthSchema, {
      ...typedByHand,
      hint: hints.month,
    }),
    consumerCare: onLabel("consumer_care", 300),
    story: optionalLinesField(...publicText("product", "story"), 8000, { rows: 5 }),
    hsn: {
      ...plainField("hsn", labels.hsn, hsnSchema, asInSettings()),
      look: hsnLook,
      short: (code) => `HSN ${code}`,
    },
    taxRate: {
      ...plainField("tax_rate", labels.taxRate, taxRateSchema, { ...asInSettings(), inputMode: "decimal" }),
      short: (rate) => `${Number(rate)} %`,
    },
    metaTitle: cutLineField(...publicText("product", "meta_title"), metaTitleMost, errors.metaTitle),
    metaDescription: cutLineField(
      ...publicText("product", "meta_description"),
      metaDescriptionMost,
      errors.metaDescription,
    ),
    showsMakers: tick("shows_makers", labels.showsMakers),
    /** Null: nobody has said. */
    materialCost: {
      ...plainField("material_cost", labels.materialCost, materialSchema, {
        hint: hints.materialCost,
        inputMode: "decimal",
        autoComplete: "off",
      }),
      kept: (cost: Paise | null) => (cost === null ? null : rupeesColumn(cost)),
      short: (cost: string) => `₹${cost}`,
    },
    seoKeywords: optionalLineField("seo_keywords", labels.seoKeywords, 1000),
    ogTitle: optionalLineField(...publicText("product", "og_title"), 200),
    ogDescription: optionalLineField(...publicText("product", "og_description"), 500),
  };
});

export type ProductField = keyof typeof productFields;

/** A product's fields as its form and its table file show them. */
export type ProductTexts = Record<ProductField, string>;

const isField = (name: string): name is ProductField => Object.hasOwn(productFields, name);
export const fieldNames = (): readonly ProductField[] => Object.keys(productFields).filter(isField);

/** Where each field lies in the table. */
export const columnNames = inEachLanguage(() => eachOf(productFields, "column"));

/** A product that is about to be described for the first time. */
export const emptyTexts: ProductTexts = inEachLanguage(() => eachOf(productFields, "empty"));

export const productSchema = inEachLanguage(() =>
  z.object(eachOf(productFields, "schema")).check(
    z.refine(({ madeToOrder, leadDaysTo }) => !madeToOrder || leadDaysTo !== null, {
      error: productText.errors.leadDaysMissing,
      path: ["leadDaysTo"],
    }),
    z.refine(({ leadDaysFrom: from, leadDaysTo: to }) => from === null || (to !== null && from <= to), {
      error: productText.errors.leadDaysTurned,
      path: ["leadDaysTo"],
    }),
  ),
);

/** Blank texts are null (PRODUCT-7). */
export type ProductInput = InputOf<typeof productFields>;
