import { sql } from "kysely";
import type { SeedArtisan } from "../content/content.ts";
import { artisans } from "../content/shop.ts";
import { hanging, type Pictures } from "../pictures/hung-pictures.ts";
import type { DemoLoader, Trx } from "../shop.ts";
import { tellPictures } from "./seed-translations.ts";

export async function seedArtisans(trx: Trx, pictures: Pictures): Promise<void> {
  const rows = artisans.map((artisan) => ({
    id: artisan.id,
    name: artisan.name,
    craft: artisan.craft,
    bio: artisan.bio,
    location: artisan.location,
    is_example: true,
    ...facesOf(artisan, pictures),
    ...galleryColumns(artisan, pictures),
  }));
  await trx.insertInto("artisans").values(rows).execute();
}

const facesOf = ({ id }: SeedArtisan, pictures: Pictures) => ({
  image_url: pictures.get(`${id}/portrait`) ?? null,
  banner_image_url: pictures.get(`${id}/banner`) ?? null,
});

function galleryColumns({ id, gallery }: SeedArtisan, pictures: Pictures) {
  const works = gallery.map(({ alt }, index) => ({ name: `work-${index + 1}`, alt }));
  const { urls, alts } = hanging(pictures, id, works);
  return { gallery_urls: urls, gallery_alt_texts: alts };
}

/**
 * Gives an artisan whose gallery is still empty all pictures that are missing. Any other id is nobody's here.
 */
export async function completeArtisan(
  trx: Trx,
  loader: DemoLoader,
  id: string,
  pictures: Pictures,
): Promise<void> {
  const artisan = artisans.find((each) => each.id === id);
  if (!artisan) return;
  const { image_url, banner_image_url } = facesOf(artisan, pictures);
  const row = await trx
    .updateTable("artisans")
    .set({
      image_url: sql<string | null>`coalesce(image_url, ${image_url})`,
      banner_image_url: sql<string | null>`coalesce(banner_image_url, ${banner_image_url})`,
      ...galleryColumns(artisan, pictures),
      version: sql`version + 1`,
    })
    .where("id", "=", id)
    .where(sql<boolean>`gallery_urls = '{}'`)
    .returning(["id", "gallery_alt_texts"])
    .executeTakeFirst();
  if (row) await tellPictures(trx, loader, "artisan", row);
}
