import type { Db } from "#platform/database/db.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import type { ShareCard } from "#platform/text/share-card.server.ts";
import { makerIn, type SavedTexts, translated } from "#translations/translated.server.ts";
import { readTexts } from "#translations/translations.db.server.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { collectionLabels, priceWords, productWords } from "./product.text.ts";
import type { Product } from "./product.ts";

interface Named {
  id: string;
  artisan: string;
}

/** A product's row, and its maker's name, in the language of the moment. */
export function productIn<Row extends Named>(
  row: Row,
  texts: SavedTexts | undefined,
): Row & { english?: readonly string[] } {
  if (!texts) return row;
  const shown = translated("product", row, row.id, texts);
  const artisan = makerIn(texts, row.artisan);
  const english = [...(shown.english ?? []), ...(artisan === row.artisan ? ["artisan"] : [])];
  return { ...shown, artisan, english };
}

/** Rows of products in the language of the moment, by one query; in English as they are, by none. */
export async function productsIn<Row extends Named>(db: Db, rows: readonly Row[]) {
  const texts = await readTexts(db, wantedOf(rows));
  return rows.map((row) => productIn(row, texts));
}

/** What of these products' texts is to be read. */
export const wantedOf = (rows: readonly Named[]) => ({
  product: rows.map(({ id }) => id),
  maker: rows.map(({ artisan }) => artisan).filter(Boolean),
});

type Shared = Pick<Product, "id" | "name" | "artisan" | "collection" | "price" | "priceVaries" | "images">;

/** What a shared link to a product shows: one picture, in English, whichever page names it. */
export const productCard = (product: Shared, shopName: string): ShareCard =>
  speaking("en", () => ({
    kind: "product",
    id: product.id,
    title: product.name,
    line: product.artisan ? productWords.by(product.artisan) : collectionLabels[product.collection],
    price: (product.priceVaries ? priceWords.from : "") + rupeesAndPaise(product.price),
    picture: product.images[0] ?? null,
    shopName,
  }));
