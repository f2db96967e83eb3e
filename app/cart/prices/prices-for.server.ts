import type { RouterContextProvider } from "react-router";
import { visitorOf } from "#accounts/guard.server.ts";
import { detailWords } from "#catalogue/details.text.ts";
import { leavesBy } from "#catalogue/lead-time.ts";
import { services } from "#platform/context.server.ts";
import type { Goods } from "../goods.ts";
import { priceProducts } from "./price-cart.db.server.ts";
import type { CurrentProduct, PriceAnswer } from "./priced-cart.ts";

/**
 * What the shop says of goods to whoever asks: to an admin those are there that are hidden from everybody
 * else. Who asks is only looked up where something is missing.
 */
export async function pricesFor(
  request: Request,
  context: Readonly<RouterContextProvider>,
  goods: readonly Goods[],
): Promise<PriceAnswer> {
  const { db, now, config } = services(context);
  const moment = now();
  const answer = await priceProducts(db, goods, { moment });
  const dated = (found: PriceAnswer) =>
    found.map((each) => ({ ...each, product: each.product && withDay(each.product, moment, config.shop) }));
  if (answer.every(({ product }) => product !== null)) return dated(answer);
  const visitor = await visitorOf(request, context);
  const seesHidden = visitor?.role === "admin";
  return dated(seesHidden ? await priceProducts(db, goods, { moment, seesHidden }) : answer);
}

/** With the words that say by which day it leaves, were it ordered now. */
function withDay(product: CurrentProduct, moment: Date, shop: { closedDays: string }): CurrentProduct {
  const day = leavesBy([product.leadDays ?? null], moment, shop);
  return day === null ? product : { ...product, leavesBy: detailWords.leavesBy(day) };
}
