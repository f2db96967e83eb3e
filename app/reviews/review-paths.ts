import { productPath } from "#catalogue/product.ts";

/** All reviews of a product; of so many stars only, or its first page, where none is said. */
export function reviewsPath(
  product: { slug: string },
  of: { page?: number; stars?: number | null } = {},
): string {
  const { page = 1, stars } = of;
  const query = new URLSearchParams({
    ...(stars ? { stars: String(stars) } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  return `${productPath(product)}/reviews${query && `?${query}`}`;
}

/** Where a photo of a shown review is seen, by the address under which it lies among the shop's files. */
export const reviewPhotoPath = (reviewId: string, fileAddress: string): string =>
  `/review-photos/${encodeURIComponent(reviewId)}/${fileAddress.slice(fileAddress.lastIndexOf("/") + 1)}`;
