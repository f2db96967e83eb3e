import type { Transaction } from "kysely";
import { findingPromotions } from "#discounts/promotion.db.server.ts";
import { knowingMailbox } from "#orders/mails/known-mailbox.db.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { askTogether } from "#platform/database/ask-together.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { Purchase } from "../form/purchase.ts";
import { cashQuestions } from "./judge-cash-order.server.ts";
import { lockingGoods } from "./lock-goods.server.ts";
import type { Allowed } from "./placement.ts";

/** What an order has to know, asked on one way: it is counted for its sender, and its goods are locked. */
export const askFirst = (
  trx: Transaction<Tables>,
  shop: Pick<OrderServices, "config" | "now" | "secret">,
  purchase: Purchase,
  { allowed, now }: { allowed: Allowed | undefined; now: Date },
) =>
  askTogether(trx, {
    allowed,
    goods: lockingGoods(trx, purchase),
    promotions: findingPromotions(trx, { code: purchase.code, now, isPlacing: true }),
    ...cashQuestions(trx, shop, purchase),
    isKnown: knowingMailbox(trx, purchase.billing.email),
  });

export type AskedFirst = Awaited<ReturnType<typeof askFirst>>;
