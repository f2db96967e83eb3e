import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { readTexts } from "#translations/translations.db.server.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { labelWords } from "../../label/label-rows.text.ts";
import { type LabelDefaults, type LabelRow, labelColumns, labelRows } from "../../label/label-rows.ts";
import { choicesSaidIn, wordsOfChoices } from "../../options/lines-in-language.db.server.ts";
import { optionText } from "../../options/variant.ts";
import { type ChoicesRow, choicesOf, choicesRow } from "../../options/variants.db.server.ts";
import { productIn, wantedOf } from "../../products-in-language.server.ts";
import type { LabelsAsked } from "./labels.form.ts";

/** All that stands on one label, in its language. */
export interface ProductLabel {
  shop: string;
  name: string;
  option: string;
  sku: string;
  mrp: string;
  rows: LabelRow[];
}

/** A product's label, and its variants to choose from. */
export interface LabelToPrint {
  label: ProductLabel;
  variants: { key: string; text: string }[];
}

/**
 * The label of a product, hidden or not, with the requested variant or else its first; undefined where there
 * is no such product. The printed price is the one without a sale (LABEL-4).
 */
export async function readLabel(
  db: Db,
  id: string,
  { variant, month, language }: Pick<LabelsAsked, "variant" | "month" | "language">,
  shopIn: () => LabelDefaults,
): Promise<LabelToPrint | undefined> {
  if (id.includes("\0")) return undefined;
  return speaking(language, async () => {
    const found = await rowOf(db, id);
    if (!found) return undefined;
    const { choices: given, ...row } = found;
    const texts = await readTexts(db, { ...wantedOf([row]), word: wordsOfChoices([given]) });
    const { options, variants } = choicesSaidIn(choicesOf(given), texts);
    const said = productIn(row, texts);
    const chosen = variants.find(({ key }) => key === variant) ?? variants[0];
    const price = chosen?.ownPrice ?? paiseFromRupees(row.price);
    const sku = chosen?.sku ?? row.sku?.trim();
    const label = {
      shop: shopIn().name,
      name: said.name,
      mrp: labelWords.mrp(price),
      option: chosen ? optionText(options, chosen.values) : "",
      sku: sku ? labelWords.sku(sku) : "",
      rows: labelRows({ ...said, made_month: month ?? row.made_month }, shopIn()),
    };
    return { label, variants: variants.map(({ key, values }) => ({ key, text: values.join(", ") })) };
  });
}

const rowOf = (db: Db, id: string) =>
  db
    .selectFrom("products as product")
    .select(["product.id", "product.name", "product.artisan", "product.sku", "product.price"])
    .select(labelColumns.map((column) => `product.${column}` as const))
    .select(sql<ChoicesRow>`${choicesRow(sql.ref("product.id"))}`.as("choices"))
    .where("product.id", "=", id)
    .executeTakeFirst();
