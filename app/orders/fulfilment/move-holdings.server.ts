import { giveUsesBack, keepUses } from "#discounts/promotion-uses.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { isByCard } from "#values/money/payment-method.ts";
import type { OrderRow } from "../lock-order.db.server.ts";
import type { OrderServices } from "../order-services.ts";
import { type FulfilmentState, isCardAwaited } from "../order-states.ts";
import { lacksStock } from "../payment/paid-late.db.server.ts";
import { returnOrderStock, takeOrderStock } from "../stock/order-stock.db.server.ts";
import type { StockShortage } from "../stock/stock-hold.ts";

/**
 * Its hold may have ended, while its parcel is still here. Once that has left, the shelf was counted without
 * it.
 */
const isUnpaidOnTheShelf = ({ payment_method, payment_state, fulfilment_state }: OrderRow): boolean =>
  isByCard(payment_method) &&
  isCardAwaited(payment_state) &&
  (fulfilment_state === "pending" || fulfilment_state === "processing");

/**
 * Stock and what was used of promotions go back on cancelling, and are taken again when an order lives on
 * that holds none.
 */
export async function moveWhatItHolds(
  trx: Trx,
  row: OrderRow,
  status: FulfilmentState,
): Promise<StockShortage | undefined> {
  if (status === "cancelled") {
    await returnOrderStock(trx, row.id);
    await giveUsesBack(trx, row.id);
    return undefined;
  }
  const mayHoldNone =
    row.fulfilment_state === "cancelled" || isUnpaidOnTheShelf(row) || (await lacksStock(trx, row));
  const shortage = mayHoldNone ? await takeOrderStock(trx, row.id) : undefined;
  await keepUses(trx, row.id);
  return shortage;
}

/** What is made for it is given up with it, made when it is taken up again, and over when it has left. */
export async function moveMaking(
  trx: Trx,
  shop: OrderServices,
  row: OrderRow,
  status: FulfilmentState,
): Promise<void> {
  if (status === "cancelled") return shop.making.unwanted(trx, row.id);
  if (status === "shipped" || status === "delivered") return shop.making.left(trx, row.id);
  const was = row.fulfilment_state;
  if (isUnpaidOnTheShelf(row) || (was !== "pending" && was !== "processing"))
    await shop.making.wanted(trx, row.id, shop.now());
}
