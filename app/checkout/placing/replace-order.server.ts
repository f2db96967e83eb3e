import { isDeepStrictEqual } from "node:util";
import { type Goods, lineIdOf } from "#cart/goods.ts";
import { billOf } from "#cart/prices/totals.ts";
import { codeKey } from "#discounts/codes/typed-code.ts";
import { codeGiven } from "#discounts/promotion-uses.db.server.ts";
import { type FoundOrder, findOrder, orderOfKey } from "#orders/order.db.server.ts";
import type { Gift, Order } from "#orders/order.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { hasLapsed, isLost, isUnpaid } from "#orders/order-standing.ts";
import { abandonUnpaidOrder } from "#orders/stock/abandon-order.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { type Bill, type BillLine, sumOf } from "#shipping/bill.ts";
import { paise } from "#values/money/money.ts";
import { isByCard } from "#values/money/payment-method.ts";
import { areSameGoods, type Purchase } from "../form/purchase.ts";
import { withGoods } from "./ordered-goods.server.ts";
import type { Placement } from "./placement.ts";

/** The order that a checkout's key has. */
type First = NonNullable<Awaited<ReturnType<typeof orderOfKey>>>;

/**
 * What becomes of a purchase whose key has an order already. It is a second submit, which that order answers
 * (CHECKOUT-21); or that order was placed for card payment, never paid, and is not what the shopper wants any
 * more (another address, another quantity, another cost, cash instead), so it is given up and the key is
 * free. An order that can't be given up stands, and the purchase needs a key of its own.
 */
export async function meetEarlierOrder(
  shop: OrderServices,
  first: First,
  purchase: Purchase,
): Promise<Placement> {
  if (isSomebodyElses(first, purchase)) return { kind: "key-taken", by: "somebody-else" };
  const { orderNumber } = first;
  const known = await findOrder(shop.db, orderNumber);
  if (known && (await isAnswered(shop, known, purchase))) return { kind: "placed", orderNumber };
  if (known && (await isGivenUp(shop, known))) return { kind: "key-taken", by: "given-up" };
  // Paid at this very moment, say.
  const order = await findOrder(shop.db, orderNumber);
  if (!order) return { kind: "key-taken", by: "given-up" };
  const isIt = await isAnswered(shop, order, purchase);
  return isIt ? { kind: "placed", orderNumber } : { kind: "key-taken", by: order };
}

/** A key that stayed in a browser opens no account's order to the browser's next user. */
const isSomebodyElses = ({ userId }: First, purchase: Purchase): boolean =>
  userId !== null && userId !== purchase.userId;

const isGivenUp = async (shop: OrderServices, { orderNumber, paymentMethod }: Order): Promise<boolean> =>
  isByCard(paymentMethod) && inTransaction(shop.db, (trx) => abandonUnpaidOrder(trx, shop, orderNumber));

/**
 * Is this the order that was meant? One that waits for its payment must be it in every word; one that is
 * settled, in its goods.
 */
async function isAnswered(shop: OrderServices, order: FoundOrder, purchase: Purchase): Promise<boolean> {
  // Its prices hold no longer: what is bought now is placed anew.
  if (isLost(order) || hasLapsed(order, shop.now())) return false;
  const lines = await withGoods(shop.db, order.lines);
  if (!isUnpaid(order)) return areSameGoods(lines, purchase.lines);
  return isSamePurchase(shop, { ...order, lines }, purchase) && (await isSameCode(shop, order, purchase));
}

/**
 * The order that this very purchase was placed as already: it is answered also to a sender who may place no
 * more just now, since that order was acknowledged.
 */
export async function placedAlready(shop: OrderServices, purchase: Purchase): Promise<Placement | undefined> {
  const first = await orderOfKey(shop.db, purchase.idempotencyKey);
  if (!first || isSomebodyElses(first, purchase)) return undefined;
  const order = await findOrder(shop.db, first.orderNumber);
  const isIt = order && (await isAnswered(shop, order, purchase));
  return isIt ? { kind: "placed", orderNumber: first.orderNumber } : undefined;
}

/** Another code may save as much: the one that is given now is used, and no other. */
async function isSameCode({ db }: OrderServices, { orderNumber }: Order, { code = "" }: Purchase) {
  const given = await codeGiven(db, orderNumber);
  return given === undefined || codeKey(given) === codeKey(code);
}

/** By what its shopper saw: meanwhile a promotion may have ended, which an order outlives. */
function isSamePurchase({ config }: OrderServices, order: Purchased, purchase: Purchase): boolean {
  const bill = billOf(
    purchase.lines,
    { shippingMethod: purchase.shippingMethod, gift: purchase.gift },
    config.shop,
  );
  const total = paise(bill.total - (purchase.seenDiscount ?? 0));
  const gift = purchase.gift ? { note: purchase.gift.note } : null;
  const lines = bill.lines.map((line) => ({ ...line, goods: line }));
  return isDeepStrictEqual(wordsOf(order), wordsOf({ ...purchase, gift, ...bill, total, lines }));
}

type Purchased = Pick<Order, "billing" | "shipping" | "shippingPhone" | "paymentMethod" | "company"> & {
  gift?: Pick<Gift, "note"> | null;
} & Bill<BillLine & { goods: Goods | null }>;

/** Every word of what is bought, the lines in one order. */
const wordsOf = ({ billing, shipping, paymentMethod, gift, company, ...bill }: Purchased) => ({
  shippingPhone: bill.shippingPhone ?? null,
  company: company ?? null,
  gift: gift ? { note: gift.note } : null,
  billing,
  shipping,
  paymentMethod,
  shippingMethod: bill.shippingMethod,
  subtotal: bill.subtotal,
  fees: sumOf(bill, "fee"),
  total: bill.total,
  lines: bill.lines
    .map(({ goods, quantity, unitPrice }) => ({ id: goods ? lineIdOf(goods) : "", quantity, unitPrice }))
    .sort((a, b) => (a.id < b.id ? -1 : 1)),
});
