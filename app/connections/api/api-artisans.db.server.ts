import type { Kysely } from "kysely";
import { artisanPath } from "#artisans/artisan.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { type Site, wholePictureAddress } from "#values/asset-address.ts";
import type { AskedPage } from "../asked-page.server.ts";
import type { ArtisanShape } from "./shapes.ts";

const columns = ["id", "name", "craft", "location", "bio", "image_url", "image_alt", "is_example"] as const;

type Row = Awaited<ReturnType<typeof artisansAfter>>[number];

/** Artisans by their ids: one more than was asked for, which tells that there are more. */
export const artisansAfter = (db: Kysely<Tables>, { limit, after }: AskedPage) =>
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
