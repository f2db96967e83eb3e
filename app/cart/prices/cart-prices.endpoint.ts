import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { articlesIn } from "../kept/goods-code.ts";
import type { Route } from "./+types/cart-prices.endpoint.ts";
import { pricesFor } from "./price-cart.db.server.ts";

export const policy: RoutePolicy = { cached: false, beforeOpening: "closed" };

/** The present facts of what is named in ?ids=a,b:small for a cart that the cookie could not carry. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const goods = articlesIn(url.searchParams.get("ids") ?? "");
  return Response.json(await pricesFor(request, context, goods));
}
