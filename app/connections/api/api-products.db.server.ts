import { type Selectable, sql } from "kysely";
import { artisanPath } from "#artisans/artisan.ts";
import { type ChoicesRow, choicesRow } from "#catalogue/options/variants.db.server.ts";
import { isShown } from "#catalogue/product.db.server.ts";
import type { Collection } from "#catalogue/product.ts";
import { pageColumns, summaryColumns } from "#catalogue/product-row.server.ts";
import type { Db } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { type Site, wholePictureAddress } from "#values/asset-address.ts";
import { getsRow } from "#who-gets/gets-row.db.server.ts";
import type { AskedPage } from "../asked-page.server.ts";
import type { ArtisanShape } from "./shapes.ts";

const columns = ["id", "name", "craft", "location", "bio", "image_url", "image_alt", "is_example"] as const;

type Row = Awaited<ReturnType<typeof artisansAfter>>[number];

/** Artisans by their ids: one more than requested, which shows that there are more. */
export const artisansAfter = (db: Db, { limit, after }: AskedPage) =>
  db
    .selectFrom("artisans")
    .select(columns)
    .$if(after !== undefined, (list) => list.where("id", ">", after ?? ""))
    .orderBy("id")
    .limit(limit + 1)
    .execute();

export function artisanShapeOf(row: Row, site: Site): ArtisanShape {
  const url = row.image_url ? wholePictureAddress(row.image_url, site) : undefined;
  return {
    id: row.id,
    name: row.name,
    url: site.origin + artisanPath(row),
    craft: row.craft.trim() || null,
    location: row.location.trim() || null,
    story: row.bio.trim() || null,
    picture: url === undefined ? null : { url, alt: row.image_alt?.trim() || row.name },
    is_example: row.is_example,
  };
}

const itemColumns = [
  ...summaryColumns,
  "category",
  "technique",
  "artisan_id",
  "created_at",
] as const satisfies readonly (keyof Selectable<Tables["products"]>)[];

export type ItemRow = Awaited<ReturnType<typeof productsAfter>>[number];
export type WholeProductRow = NonNullable<Awaited<ReturnType<typeof productCalled>>>;

/** Products that shoppers see, by their ids: one more than requested, which shows that there are more. */
export const productsAfter = (
  db: Db,
  { limit, after, collection }: AskedPage & { collection: Collection | undefined },
) =>
  db
    .selectFrom("products")
    .select(itemColumns)
    .where(isShown())
    .$if(after !== undefined, (list) => list.where("id", ">", after ?? ""))
    .$if(collection !== undefined, (list) => list.where("collection", "=", collection ?? "core"))
    .orderBy("id")
    .limit(limit + 1)
    .execute();

/** The product that has this slug now, with its options and variants. */
export const productCalled = (db: Db, slug: string) =>
  db
    .selectFrom("products")
    .select([...pageColumns, "created_at"])
    .select(
      sql<ChoicesRow | null>`case when variants > 0 then ${choicesRow(sql.ref("products.id"))} end`.as(
        "choices",
      ),
    )
    .select(getsRow("products").as("gets"))
    .where("slug", "=", slug)
    .where(isShown())
    .executeTakeFirst();

/** How many products of each collection shoppers see; a collection without any is not in the map. */
export async function countByCollection(db: Db): Promise<Map<Collection, number>> {
  const rows = await db
    .selectFrom("products")
    .select(["collection", sql<number>`count(*)`.as("products")])
    .where(isShown())
    .groupBy("collection")
    .execute();
  return new Map(rows.map(({ collection, products }) => [collection, Number(products)]));
}
