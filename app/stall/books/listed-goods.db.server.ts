import { sql } from "kysely";
import { optionText, variantPriceAt } from "#catalogue/options/variant.ts";
import { optionsOf, type ProductChoices } from "#catalogue/options/variants.db.server.ts";
import { basePriceAt } from "#catalogue/price-at.ts";
import { listPriceOf, type PriceRow } from "#catalogue/product-row.server.ts";
import type { Db } from "#platform/database/db.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { type SavedTexts, translated, wordIn } from "#translations/translated.server.ts";
import { readTexts } from "#translations/translations.db.server.ts";
import type { GoodsTax } from "#values/money/gst.ts";
import { pictureAt, variantOf } from "#values/picture.ts";
import type { StallGood } from "../sale/stall-list.ts";

/** A product, or one of its variants, as a stall sells it today. */
export type ListedGood = Omit<StallGood, "taken">;

interface GoodsRow extends PriceRow {
  id: string;
  name: string;
  sku: string | null;
  image: string | null;
  hsn: string | null;
  tax_rate: string | null;
}

interface Terms {
  goodsTax: GoodsTax;
  now: Date;
}

/** What is sold of these products today, at the prices of now; each variant by itself. */
export async function listedGoods(db: Db, ids: readonly string[], terms: Terms): Promise<ListedGood[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<GoodsRow>`
    select id, name, nullif(trim(sku), '') as sku, images[1] as image, hsn, tax_rate, price, sale_price,
      sale_from, sale_until, own_price_from, has_base_price
    from products where id = any(${[...new Set(ids)]}::text[]) order by id`.execute(db);
  const choices = await optionsOf(
    db,
    rows.map(({ id }) => id),
  );
  const hindi = await speaking("hi", () => readTexts(db, textsWanted(rows, choices)));
  return rows.flatMap((row) => goodsOf(row, choices.get(row.id), { ...terms, hindi }));
}

const textsWanted = (rows: readonly GoodsRow[], choices: ReadonlyMap<string, ProductChoices>) => ({
  product: rows.map(({ id }) => id),
  word: [...choices.values()].flatMap(({ options }) =>
    options.flatMap(({ name, values }) => [name, ...values]),
  ),
});

interface InHindi extends Terms {
  hindi: SavedTexts | undefined;
}

function goodsOf(row: GoodsRow, choices: ProductChoices | undefined, terms: InHindi): ListedGood[] {
  const { goodsTax, now, hindi } = terms;
  const listed = listPriceOf(row);
  const whole: ListedGood = {
    productId: row.id,
    variantId: null,
    sku: row.sku,
    name: { en: row.name, hi: translated("product", { name: row.name }, row.id, hindi).name },
    option: null,
    price: basePriceAt(listed, now).price,
    taxRate: Math.round(Number(row.tax_rate ?? goodsTax.rate) * 100) || null,
    hsn: row.hsn ?? goodsTax.hsn,
    picture: smallest(row.image),
  };
  const { options, variants } = choices ?? { options: [], variants: [] };
  if (variants.length === 0) return [whole];
  const word = (english: string) => wordIn(hindi, english);
  const optionsInHindi = options.map(({ name }) => ({ name: word(name) }));
  return variants.map((variant) => ({
    ...whole,
    variantId: variant.id,
    sku: variant.sku ?? row.sku,
    option: {
      en: optionText(options, variant.values),
      hi: optionText(optionsInHindi, variant.values.map(word)),
    },
    price: variantPriceAt(variant, listed, now).price,
    picture: smallest(variant.picture ?? row.image),
  }));
}

const smallWidth = 240;

/** The narrowest of a picture's files; null of what is none of the shop's own. */
function smallest(image: string | null): string | null {
  const picture = image === null ? undefined : pictureAt(image);
  if (!picture || image === null) return null;
  return picture.width > smallWidth ? variantOf(image, smallWidth, "webp") : image;
}
