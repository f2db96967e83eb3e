import { productPath } from "#catalogue/product.ts";
import { smallPhotoOf } from "#values/picture.ts";

/** All reviews of a product; with so many stars only, and without a page its first. */
export function reviewsPath(
  product: { slug: string },
  of: { page?: number; stars?: number | undefined } = {},
): string {
  const { page = 1, stars } = of;
  const query = new URLSearchParams({
    ...(stars ? { stars: String(stars) } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  return `${productPath(product)}/reviews${query && `?${query}`}`;
}

/** A photo as everybody sees it. */
export interface ReviewPhoto {
  /** As large as it is stored. */
  path: string;
  /** For a page with many. */
  small: string;
}

const nameOf = (address: string): string => address.slice(address.lastIndexOf("/") + 1);

/** A photo of a shown review, by the address under which it lies among the shop's files. */
export function reviewPhotoOf(reviewId: string, address: string): ReviewPhoto {
  const folder = `/review-photos/${encodeURIComponent(reviewId)}/`;
  return { path: folder + nameOf(address), small: folder + nameOf(smallPhotoOf(address)) };
}

/** Which of these photos, or of their small ones, has this name; undefined where none has. */
export const photoNamed = (addresses: readonly string[], name: string): string | undefined =>
  addresses.flatMap((address) => [address, smallPhotoOf(address)]).find((each) => nameOf(each) === name);
