import type { Transaction } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import { artisans } from "./content/shop.ts";
import type { Pictures } from "./draw-pictures.ts";

export async function plantArtisans(trx: Transaction<Tables>, pictures: Pictures): Promise<void> {
  const rows = artisans.map((artisan) => ({
    id: artisan.id,
    name: artisan.name,
    craft: artisan.craft,
    bio: artisan.bio,
    location: artisan.location,
    image_url: pictures.get(`${artisan.id}/portrait`) ?? null,
    banner_image_url: pictures.get(`${artisan.id}/banner`) ?? null,
    gallery_urls: artisan.gallery.map((_, index) => pictures.get(`${artisan.id}/work-${index + 1}`) ?? ""),
    gallery_alt_texts: artisan.gallery.map(({ alt }) => alt),
  }));
  await trx.insertInto("artisans").values(rows).execute();
}
