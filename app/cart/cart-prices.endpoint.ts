import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/cart-prices.endpoint.ts";
import { isProductId } from "./parsed-goods.ts";
import { pricesFor } from "./prices-for.server.ts";

export const policy: RoutePolicy = { cached: false };

/** The present facts of the products named in ?ids=a,b for a cart that the cookie could not carry. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const ids = (url.searchParams.get("ids") ?? "").split(",").filter(isProductId);
  return Response.json(await pricesFor(request, context, ids));
}
