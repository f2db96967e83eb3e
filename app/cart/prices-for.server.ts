import type { RouterContextProvider } from "react-router";
import { visitorOf } from "#accounts/guard.server.ts";
import { services } from "#platform/context.server.ts";
import { priceProducts } from "./price-cart.db.server.ts";
import type { PriceAnswer } from "./priced-cart.ts";

/**
 * What the shop says of products to whoever asks: to an admin those are there that are hidden from everybody
 * else. Who asks is only looked up where something is missing.
 */
export async function pricesFor(
  request: Request,
  context: Readonly<RouterContextProvider>,
  ids: readonly string[],
): Promise<PriceAnswer> {
  const { db } = services(context);
  const answer = await priceProducts(db, ids);
  if (answer.every(({ product }) => product !== null)) return answer;
  const visitor = await visitorOf(request, context);
  return visitor?.role === "admin" ? priceProducts(db, ids, { seesHidden: true }) : answer;
}
