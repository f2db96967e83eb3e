import { listByIds } from "#catalogue/product.db.server.ts";
import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/wishlist-products.endpoint.ts";
import { idsAsked } from "./wishlist.ts";

export const policy: RoutePolicy = { cached: false, beforeOpening: "closed" };

/**
 * The cards of the products that a browser's wishlist names, in its order; those that are gone are left out.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, now } = services(context);
  return Response.json(await listByIds(db, idsAsked(url.searchParams.get("ids")), now()));
}
