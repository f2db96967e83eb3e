import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { totalsOf } from "#cart/totals.ts";
import { lockForSale, type ProductForSale, takeStock } from "#catalogue/stock.db.server.ts";
import { insertOrder, orderNumberOfKey } from "#orders/order.db.server.ts";
import { initialStates, orderNumberAt, statusOf } from "#orders/order.ts";
import { orderLinkToken } from "#orders/order-access.server.ts";
import { type OrderMailFacts, orderPlacedSubject, orderPlacedText } from "#orders/order-mail-text.ts";
import type { NewOrder, NewOrderLine } from "#orders/order-rows.server.ts";
import type { Tables } from "#platform/database/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";
import type { Services } from "#platform/services.server.ts";
import { uuidv7 } from "#values/uuid.ts";
import { type Purchase, type PurchaseLine, type Refusal, refusalOf } from "./purchase.ts";

type Shop = Pick<Services, "db" | "now" | "secret" | "config">;

export type Placement = { ok: true; orderNumber: string } | { ok: false; refusal: Refusal };

/** The mail's markup comes from a large library, which no start of the shop should wait for. */
export const loadOrderMail = () => import("#orders/order-placed.email.ts");

let lastMillisecond = 0;

/** The present millisecond, or the next one that this process has not used for an order (decision 11). */
function nextMillisecond(now: Date): number {
  lastMillisecond = Math.max(now.getTime(), lastMillisecond + 1);
  return lastMillisecond;
}

/**
 * Places an order: products read anew, the order with its lines, first history entry and mail, and the stock it takes, in
 * one transaction. A purchase whose key has an order already answers that order, whatever it holds now.
 */
export async function placeOrder(shop: Shop, purchase: Purchase): Promise<Placement> {
  const { orderPlacedHtml } = await loadOrderMail();
  const placement = await inTransaction(shop.db, (trx) => attempt(trx, shop, purchase, orderPlacedHtml));
  if (placement.ok) return placement;
  // A repeated submit may find its own first order's stock gone.
  const first = await orderNumberOfKey(shop.db, purchase.idempotencyKey);
  return first === undefined ? placement : { ok: true, orderNumber: first };
}

async function attempt(
  trx: Transaction<Tables>,
  shop: Shop,
  purchase: Purchase,
  html: (facts: OrderMailFacts) => string,
): Promise<Placement> {
  const products = await lockForSale(
    trx,
    purchase.lines.map(({ id }) => id),
  );
  const refusal = refusalOf(purchase.lines, products);
  if (refusal) return { ok: false, refusal };

  let order = draft(purchase, products, shop.now());
  while (!(await insertOrder(trx, order))) {
    const first = await orderNumberOfKey(trx, purchase.idempotencyKey);
    if (first !== undefined) return { ok: true, orderNumber: first };
    order = { ...order, orderNumber: orderNumberAt(nextMillisecond(shop.now())) };
  }
  await takeStock(trx, counted(purchase.lines, products));
  await queueMail(trx, orderMail(order, shop, html), `order-placed:${order.id}`);
  return { ok: true, orderNumber: order.orderNumber };
}

function draft(purchase: Purchase, products: readonly ProductForSale[], now: Date): NewOrder {
  const { idempotencyKey, userId, billing, shipping, shippingMethod, paymentMethod } = purchase;
  const { subtotal, shipping: shippingCost, total } = totalsOf(purchase.lines, shippingMethod);
  return {
    id: uuidv7(now.getTime(), randomBytes(10)),
    orderNumber: orderNumberAt(nextMillisecond(now)),
    placedAt: now,
    ...{ idempotencyKey, userId, billing, shipping, shippingMethod, paymentMethod },
    ...{ subtotal, shippingCost, total },
    lines: purchase.lines.flatMap((line, index) => frozenLine(line, index, products, now)),
  };
}

function frozenLine(
  { id, quantity, unitPrice }: PurchaseLine,
  index: number,
  products: readonly ProductForSale[],
  now: Date,
): NewOrderLine[] {
  const product = products.find((each) => each.id === id);
  if (!product) return [];
  const { name: productName, image: picture, sku, artisan, hsn, taxRate } = product;
  return [
    {
      id: lineId(now, index),
      productId: id,
      productName,
      quantity,
      unitPrice,
      picture,
      sku,
      artisan,
      hsn,
      taxRate,
    },
  ];
}

/** Lines' ids sort in the cart's order. */
function lineId(now: Date, index: number): string {
  const bytes = randomBytes(10);
  bytes.writeUInt16BE(index, 0);
  return uuidv7(now.getTime(), bytes);
}

const counted = (lines: readonly PurchaseLine[], products: readonly ProductForSale[]) =>
  lines
    .filter(({ id }) => products.some((product) => product.id === id && product.stockCount !== null))
    .map(({ id, quantity }) => ({ id, quantity }));

function orderMail(order: NewOrder, shop: Shop, html: (facts: OrderMailFacts) => string) {
  const { origin, shop: settings } = shop.config;
  const query = new URLSearchParams({
    orderId: order.orderNumber,
    token: orderLinkToken(order.orderNumber, shop.secret),
  });
  const facts: OrderMailFacts = {
    order: { ...order, status: statusOf(initialStates(order.paymentMethod)) },
    link: `${origin}/order-confirmation?${query}`,
    shopName: settings.name,
  };
  return {
    kind: "order-placed",
    to: order.billing.email,
    replyTo: settings.email,
    subject: orderPlacedSubject(facts),
    html: html(facts),
    text: orderPlacedText(facts),
  };
}
