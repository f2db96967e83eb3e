import {
  giveUsesBack,
  holdsLimitedUse,
  holdUsesAgain,
  usesGivenBack,
} from "#discounts/promotion-uses.db.server.ts";
import { system } from "#orders/history/order-history.db.server.ts";
import { pricesHeldSince } from "#orders/order-standing.ts";
import {
  changeOrderPayment,
  lockOrderPayment,
  type OrderPayment,
  ordersWithEndedHold,
} from "#orders/payment/order-payment.db.server.ts";
import { isPaid } from "#orders/payment/payment.ts";
import { forgetHolders, keptHolders, mayHold, overheldUse } from "#orders/stock/holders.db.server.ts";
import {
  hasJustFailed,
  idleHolderOf,
  idleHoldersOfTheLast,
  type WantedPieces,
} from "#orders/stock/idle-holds.db.server.ts";
import {
  holdsStock,
  piecesToTake,
  returnOrderStock,
  shortageForSale,
  takeStockForSale,
} from "#orders/stock/order-stock.db.server.ts";
import { isIdleHold, nextHold, type StockShortage } from "#orders/stock/stock-hold.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { PaymentShop } from "../payment-shop.server.ts";

type HoldServices = Pick<PaymentShop, "db" | "now" | "making">;

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
  for (const id of await idleHoldersOfTheLast(shop.db, shop.now())) {
    if (isStopped()) return;
    await endHold(shop, id);
  }
  await forgetHolders(shop.db, pricesHeldSince(shop.now()));
}

/**
 * A buyer wants what unpaid orders hold that nobody has begun to pay: the oldest gives it up. `none` where
 * they have too little of any of it; `missed` where that one is paid, or gave way, meanwhile: no other goes
 * in its place before somebody has looked again whether there is enough.
 */
export async function giveWay(
  shop: HoldServices,
  wanted: readonly WantedPieces[],
): Promise<"ended" | "missed" | "none"> {
  const id = await idleHolderOf(shop.db, shop.now(), wanted);
  if (id === undefined) return "none";
  return (await endHold(shop, id)) ? "ended" : "missed";
}

/** Ends a hold whose time is over, or that is idle; false where it is neither by now. */
async function endHold(shop: HoldServices, id: string): Promise<boolean> {
  const { now } = shop;
  return inTransaction(shop.db, async (trx) => {
    const facts = await lockOrderPayment(trx, id);
    if (!facts || isPaid(facts.paymentState) || facts.isConfirmed) return false;
    const isIdle = async () => isIdleHold(facts, now()) && !(await hasJustFailed(trx, id, now()));
    if (!isHoldOver(facts, now()) && !(await isIdle())) return false;
    await release(trx, shop, facts);
    return true;
  });
}

const isHoldOver = ({ stockHeldUntil }: OrderPayment, now: Date): boolean =>
  stockHeldUntil !== null && stockHeldUntil <= now;

async function release(trx: Trx, { making }: HoldServices, facts: OrderPayment): Promise<void> {
  const ended = [
    ...((await holdsStock(trx, facts.id)) ? ["its pieces are for sale again"] : []),
    ...((await holdsLimitedUse(trx, facts.id)) ? ["somebody else may use its discount"] : []),
  ];
  const note = `Not paid while it was held${ended.length > 0 ? `: ${ended.join(", and ")}` : ""}.`;
  await returnOrderStock(trx, facts.id);
  await giveUsesBack(trx, facts.id);
  await making.unwanted(trx, facts.id);
  await changeOrderPayment(trx, facts, { stockHeldUntil: null }, { by: system, note });
}

/**
 * Makes sure that an order which is about to be paid has its stock while it may hold any, and can still be
 * sold where it may not. Asking lengthens no hold that runs. Returns the product that is sold out.
 */
export async function holdForPayment(shop: HoldServices, id: string): Promise<StockShortage | undefined> {
  return inTransaction(shop.db, async (trx) => {
    const facts = await lockOrderPayment(trx, id);
    if (!facts || isPaid(facts.paymentState) || facts.fulfilment === "cancelled") return undefined;
    // The owner has it in hand: it holds its stock for good.
    if (facts.isConfirmed) return undefined;
    return takeForHold(trx, shop, facts);
  });
}

async function takeForHold(
  trx: Trx,
  shop: HoldServices,
  facts: OrderPayment,
): Promise<StockShortage | undefined> {
  const now = shop.now();
  // The job that ends it has not come by yet.
  const isOver = isHoldOver(facts, now);
  if (isOver) await release(trx, shop, facts);
  const lacking = await shortageForSale(trx, facts.id);
  // A buyer who holds as much as anybody may pays for what is on the shelf, and holds none of it.
  if (lacking || !(await mayTake(trx, facts.id))) return lacking;
  if (facts.stockHeldUntil && !isOver) return takeStockForSale(trx, facts.id);
  const hold = nextHold(facts, now);
  if (!hold) return undefined;
  const shortage = await takeStockForSale(trx, facts.id);
  if (shortage) return shortage;
  const holdsUses = (await mayUse(trx, facts.id)) && (await holdUsesAgain(trx, facts.id));
  // A day is promised for what is made first: its lots are held again.
  const isMade = facts.readyBy !== null;
  if (isMade) await shop.making.wanted(trx, facts.id, now);
  if (!isMade && !holdsUses && !(await holdsStock(trx, facts.id))) return undefined;
  const again = hold.isAgain ? { stockHeldAgainAt: now } : {};
  await changeOrderPayment(trx, facts, { stockHeldUntil: hold.until, ...again }, { by: system });
  return undefined;
}

/** May the holders of this order hold its pieces, too? Nobody knows those of an order from before. */
async function mayTake(trx: Trx, orderId: string): Promise<boolean> {
  const pieces = await piecesToTake(trx, orderId);
  if (pieces === 0) return true;
  return mayHold(trx, await keptHolders(trx, orderId), { pieces, exceptOrder: orderId });
}

/** And what it was given and had to give back? */
const mayUse = async (trx: Trx, orderId: string): Promise<boolean> =>
  (await overheldUse(trx, await keptHolders(trx, orderId), await usesGivenBack(trx, orderId))) === undefined;
