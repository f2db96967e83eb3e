import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { makerIn, type SavedTexts, translated } from "#translations/translated.server.ts";
import { readTexts } from "#translations/translations.db.server.ts";

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
export async function productsIn<Row extends Named>(db: Kysely<Tables>, rows: readonly Row[]) {
  const texts = await readTexts(db, wantedOf(rows));
  return rows.map((row) => productIn(row, texts));
}

/** What of these products' texts is to be read. */
export const wantedOf = (rows: readonly Named[]) => ({
  product: rows.map(({ id }) => id),
  maker: rows.map(({ artisan }) => artisan).filter(Boolean),
});
