import type { RouterContextProvider } from "react-router";
import { blankLines, type CartClaim } from "#cart/kept/cart-cookie.ts";
import { pricesFor } from "#cart/prices/price-cart.db.server.ts";
import { priceCart } from "#cart/prices/priced-cart.ts";
import { services } from "#platform/services.server.ts";
import { readLinkItems } from "./link-items.ts";
import { goodsNamed } from "./named-goods.db.server.ts";
import { claimsOfItems, type SharedLine, sharedLine } from "./shared-lines.ts";

/** What a link asks for, at today's prices. */
export interface SharedCart {
  lines: SharedLine[];
  /** Parts that name nothing of the shop. */
  unknown: number;
  /** Parts beyond a cart's lines. */
  further: number;
}

export async function readShared(
  request: Request,
  context: Readonly<RouterContextProvider>,
  text: string,
): Promise<SharedCart> {
  const { items, unread, further } = readLinkItems(text);
  const named = await goodsNamed(services(context).db, [...new Set(items.map(({ name }) => name))]);
  const lines = await sharedLinesOf(request, context, claimsOfItems(items, named));
  return { lines, unknown: unread + items.filter(({ name }) => !named.has(name)).length, further };
}

/** The same of goods that are known already. */
export async function sharedLinesOf(
  request: Request,
  context: Readonly<RouterContextProvider>,
  claims: readonly CartClaim[],
): Promise<SharedLine[]> {
  const answer = claims.length > 0 ? await pricesFor(request, context, claims) : [];
  return priceCart(blankLines(claims), answer).map(sharedLine);
}
