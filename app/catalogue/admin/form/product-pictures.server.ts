import { exchangePictures } from "#pictures/record-pictures.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { liesWith, type UploadBucket } from "#values/upload.ts";
import type { ProductRow } from "../product-columns.server.ts";
import { mostPictures } from "./product-answer.ts";

/** A product's pictures as they are to be, in their order. */
export interface ProductPictures {
  images: readonly { url: string; alt: string }[];
  ogImage: string | null;
}

const buckets: readonly UploadBucket[] = ["product_images", "product_og_images"];

type Held = Pick<ProductRow, "images" | "og_image_url">;

/** A record's pictures as columns; the same picture twice is one. */
export function pictureColumns({ images, ogImage }: ProductPictures) {
  const once = [...new Map(images.map((image) => [image.url, image])).values()];
  return {
    images: once.map(({ url }) => url),
    image_alt_texts: once.map(({ alt }) => alt),
    og_image_url: ogImage,
  };
}

/**
 * Moves a product to its new pictures. Returns those that can't be had or are too many; if there are any, the
 * caller rolls back.
 */
export async function exchangeProductPictures(
  trx: Trx,
  id: string,
  before: Held,
  after: Held,
): Promise<string[]> {
  const held = [...before.images, before.og_image_url];
  const wanted = [...after.images, after.og_image_url];
  const isMore = wanted.some((url) => url !== null && !held.includes(url));
  if (isMore && after.images.length > mostPictures) return after.images.slice(mostPictures);
  return exchangePictures(trx, { isOwn: (url) => liesWith(url, buckets, id), held, wanted });
}
