import type { Kysely } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { artisanOf, artisanRows } from "#artisans/artisan.db.server.ts";
import { featuredRows } from "#catalogue/product.db.server.ts";
import { summaryOf } from "#catalogue/product-row.server.ts";
import { homeCodeRows, homePromotionOf } from "#discounts/home-code.db.server.ts";
import { codeOnHome } from "#discounts/home-code.ts";
import { prepared } from "#platform/database/server/prepared.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";

const artisansOnHome = 3;

const homeRow = prepared((db) =>
  db.selectNoFrom([
    jsonArrayFrom(featuredRows(db)).as("featured"),
    jsonArrayFrom(artisanRows(db, artisansOnHome)).as("artisans"),
    jsonArrayFrom(homeCodeRows(db)).as("codes"),
  ]),
);

/** What the home page shows, by one statement: the newest featured products, the first artisans, a code. */
export async function readHome(db: Kysely<Tables>, moment: Date) {
  const [{ featured, artisans, codes } = { featured: [], artisans: [], codes: [] }] = await homeRow(db, {});
  return {
    featured: featured.map((row) => summaryOf(row, moment)),
    artisans: artisans.map(artisanOf),
    ...codeOnHome(codes.map(homePromotionOf), moment),
  };
}
