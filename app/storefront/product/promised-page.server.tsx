import type { Config } from "#platform/config/config.server.ts";
import { type PromisedDay, unavailable } from "../promised-day.server.ts";
import { belowProduct } from "./below-product.server.tsx";
import type { ProductPageData } from "./product-page.db.server.ts";

/** A product's page with what is promised: what no week has room for can't be had (PROMISE-7). */
export function promisedPage(
  found: Omit<ProductPageData, "listed" | "named">,
  { leavesBy, orderBy, isFull }: PromisedDay,
  config: Pick<Config, "origin" | "assetOrigin" | "shop">,
) {
  const page = isFull ? unavailable(found) : found;
  return { ...page, ...belowProduct(page, config), leavesBy, orderBy, isFull };
}
