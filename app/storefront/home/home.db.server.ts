import { jsonArrayFrom } from "kysely/helpers/postgres";
import { artisanOf, artisanRows } from "#artisans/artisan.db.server.ts";
import { bulkTierOf, bulkTierRows } from "#bulk-prices/bulk-tiers.db.server.ts";
import { featuredRows } from "#catalogue/product.db.server.ts";
import { summaryOf } from "#catalogue/product-row.server.ts";
import { productIn, wantedOf } from "#catalogue/products-in-language.server.ts";
import { homeCodeRows, homePromotionOf } from "#discounts/codes/home-code.db.server.ts";
import { codeOnHome } from "#discounts/codes/home-code.ts";
import type { Db } from "#platform/database/db.ts";
import { prepared } from "#platform/database/server/prepared.server.ts";
import { translated } from "#translations/translated.server.ts";
import { readTexts } from "#translations/translations.db.server.ts";

const artisansOnHome = 3;

const homeRow = prepared((db) =>
  db.selectNoFrom([
    jsonArrayFrom(featuredRows(db)).as("featured"),
    jsonArrayFrom(artisanRows(db, artisansOnHome)).as("artisans"),
    jsonArrayFrom(bulkTierRows(db)).as("tiers"),
    jsonArrayFrom(homeCodeRows(db)).as("codes"),
  ]),
);

const nothing = { featured: [], artisans: [], tiers: [], codes: [] };

/**
 * What the home page shows, by one statement: the newest featured products, the first artisans, the bulk
 * prices, a code.
 */
export async function readHome(db: Db, moment: Date) {
  const [row] = await homeRow(db, {});
  const { featured, artisans, tiers, codes } = row ?? nothing;
  const texts = await readTexts(db, { ...wantedOf(featured), artisan: artisans.map(({ id }) => id) });
  return {
    featured: featured.map((row) => summaryOf(productIn(row, texts), moment)),
    artisans: artisans.map((row) => artisanOf(translated("artisan", row, row.id, texts))),
    tiers: tiers.map(bulkTierOf),
    ...codeOnHome(codes.map(homePromotionOf), moment),
  };
}
