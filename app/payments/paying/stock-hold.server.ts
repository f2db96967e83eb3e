import type { Transaction } from "kysely";
import { giveUsesBack, holdsLimitedUse, holdUsesAgain } from "#discounts/promotion-uses.db.server.ts";
import { system } from "#orders/fulfilment/order-history.db.server.ts";
import {
  changeOrderPayment,
  lockOrderPayment,
  type OrderPayment,
  ordersWithEndedHold,
} from "#orders/payment/order-payment.db.server.ts";
import {
  holdsStock,
  returnOrderStock,
  shortageForSale,
  takeStockForSale,
} from "#orders/stock/order-stock.db.server.ts";
import { nextHold } from "#orders/stock/stock-hold.ts";
import type { StockShortage } from "#orders/stock/stock-shortage.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { isPaid } from "../payment.ts";
import type { PaymentShop } from "../payment-shop.server.ts";

type HoldServices = Pick<PaymentShop, "db" | "now">;

const batch = 50;

/**
 * Puts the stock of unpaid orders back on the shelf, and gives back their uses of promotions, when their time
 * is over.
 */
export async function endStockHolds(shop: HoldServices, isStopped = () => false): Promise<void> {
  for (const id of await ordersWithEndedHold(shop.db, shop.now(), batch)) {
    if (isStopped()) return;
    await endHold(shop, id);
  }
}

async function endHold({ db, now }: HoldServices, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const facts = await lockOrderPayment(trx, id);
    if (facts && !isPaid(facts.paymentState) && isHoldOver(facts, now())) await release(trx, facts);
  });
}

const isHoldOver = ({ stockHeldUntil }: OrderPayment, now: Date): boolean =>
  stockHeldUntil !== null && stockHeldUntil <= now;

async function release(trx: Transaction<Tables>, facts: OrderPayment): Promise<void> {
  const ended = [
    ...((await holdsStock(trx, facts.id)) ? ["its pieces are for sale again"] : []),
    ...((await holdsLimitedUse(trx, facts.id)) ? ["somebody else may use its discount"] : []),
  ];
  const note = `Not paid while it was held${ended.length > 0 ? `: ${ended.join(", and ")}` : ""}.`;
  await returnOrderStock(trx, facts.id);
  await giveUsesBack(trx, facts.id);
  await changeOrderPayment(trx, facts, { stockHeldUntil: null }, { by: system, note });
}

/**
 * Makes sure that an order which is about to be paid has its stock while it may hold any, and can still be
 * sold where it may not. Asking lengthens no hold that runs. Returns the product that is sold out.
 */
export async function holdForPayment(
  { db, now }: HoldServices,
  id: string,
): Promise<StockShortage | undefined> {
  return inTransaction(db, async (trx) => {
    const facts = await lockOrderPayment(trx, id);
    if (!facts || isPaid(facts.paymentState) || facts.fulfilment === "cancelled") return undefined;
    // The owner has it in hand: it holds its stock for good.
    if (facts.isConfirmed) return undefined;
    return takeForHold(trx, facts, now());
  });
}

async function takeForHold(
  trx: Transaction<Tables>,
  facts: OrderPayment,
  now: Date,
): Promise<StockShortage | undefined> {
  // The job that ends it has not come by yet.
  const isOver = isHoldOver(facts, now);
  if (isOver) await release(trx, facts);
  if (facts.stockHeldUntil && !isOver) return takeStockForSale(trx, facts.id);
  const hold = nextHold(facts, now);
  if (!hold) return shortageForSale(trx, facts.id);
  const shortage = await takeStockForSale(trx, facts.id);
  if (shortage) return shortage;
  const holdsUses = await holdUsesAgain(trx, facts.id);
  if (!holdsUses && !(await holdsStock(trx, facts.id))) return undefined;
  const again = hold.isAgain ? { stockHeldAgainAt: now } : {};
  await changeOrderPayment(trx, facts, { stockHeldUntil: hold.until, ...again }, { by: system });
  return undefined;
}
