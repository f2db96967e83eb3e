import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { agreedDetailsLabel } from "#catalogue/options/line-details.ts";
import { lockForSale, type Pieces, type ProductForSale } from "#catalogue/stock.db.server.ts";
import { agreedKey } from "#orders/agreed-order.ts";
import { insertDues } from "#orders/dues/dues.db.server.ts";
import type { DueMethod } from "#orders/dues/dues.ts";
import type { Author } from "#orders/history/order-history.db.server.ts";
import { insertOrder, orderOfKey } from "#orders/order.db.server.ts";
import type { Address, PaymentMethod } from "#orders/order.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { nextOrderNumber } from "#orders/placing/next-order-number.server.ts";
import type { NewOrder, NewOrderLine } from "#orders/placing/order-rows.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { GoodsTax } from "#values/money/gst.ts";
import { paise } from "#values/money/money.ts";
import { uuidv7 } from "#values/uuid.ts";
import type { Offer, OfferLine } from "../offer.ts";

/** What is agreed besides the offer itself. */
export interface Agreement {
  billing: Address;
  shipping: Address;
  poNumber: string | null;
  method: Exclude<PaymentMethod, "none">;
  /** The account of its buyer, where one accepts it. */
  userId: string | null;
  by: Author;
}

const dueMethods: Record<Agreement["method"], DueMethod> = {
  razorpay: "razorpay",
  bank: "bank",
  cod: "cash",
};

/**
 * Makes the one order of an offer, at the offer's prices, with the parts in which it is paid. Counted pieces
 * are taken where all of a line's are there; the others are made for it. The offer's revisions are locked by
 * the caller.
 */
export async function makeOrder(
  trx: Transaction<Tables>,
  shop: OrderServices,
  offer: Offer,
  agreed: Agreement,
): Promise<{ id: string; orderNumber: string }> {
  const now = shop.now();
  const products = await lockForSale(trx, [
    ...new Set(offer.lines.flatMap(({ productId }) => productId ?? [])),
  ]);
  const lines = frozenLines(offer.lines, products, { now, goodsTax: shop.config.shop.goodsTax });
  const order = draft(shop, offer, { agreed, lines, now });
  const placed = await insertOrder(trx, order, { mail: undefined, taken: piecesOf(lines), by: agreed.by });
  if (!placed) return again(trx, shop, offer, { agreed, key: order.idempotencyKey });
  const { total, advancePercent } = offer;
  if (total > 0)
    await insertDues(trx, order.id, { total, advancePercent, method: dueMethods[agreed.method] });
  return { id: order.id, orderNumber: order.orderNumber };
}

/**
 * Another copy of the shop took the number of this millisecond, and there is a next one. Throws where the
 * offer has its order, which the lock on its revisions prevents.
 */
async function again(
  trx: Transaction<Tables>,
  shop: OrderServices,
  offer: Offer,
  { agreed, key }: { agreed: Agreement; key: string },
): Promise<{ id: string; orderNumber: string }> {
  if (await orderOfKey(trx, key)) throw new Error(`offer ${offer.number} has an order already`);
  return makeOrder(trx, shop, offer, agreed);
}

interface Drafted {
  agreed: Agreement;
  lines: NewOrderLine[];
  now: Date;
}

function draft({ config }: OrderServices, offer: Offer, { agreed, lines, now }: Drafted): NewOrder {
  const { buyer, subtotal, shippingCost, total } = offer;
  return {
    id: uuidv7(now.getTime(), randomBytes(10)),
    orderNumber: nextOrderNumber(now),
    language: offer.language,
    placedAt: now,
    idempotencyKey: agreedKey(offer.number),
    userId: agreed.userId,
    billing: { ...agreed.billing, email: buyer.email ?? "", phone: buyer.phone },
    shipping: agreed.shipping,
    paymentMethod: total === 0 ? "none" : agreed.method,
    company: buyer.company === null ? null : { name: buyer.company, gstin: buyer.gstin },
    ...{ subtotal, shippingCost, total, adjustments: [], shippingMethod: "standard", lines },
    returns: config.shop.returns,
    cash: null,
    agreed: { poNumber: agreed.poNumber },
    stockHeldUntil: null,
    readyBy: offer.promisedOn,
  };
}

function frozenLines(
  lines: readonly OfferLine[],
  products: readonly ProductForSale[],
  { now, goodsTax }: { now: Date; goodsTax: GoodsTax },
): NewOrderLine[] {
  const shelf = shelfOf(products);
  return lines.map((line, at) => {
    const { product, isThere } = shelf.take(line);
    return {
      id: lineId(now, at),
      ...{ productId: line.productId, variantId: line.variantId, productName: line.name },
      ...{ quantity: line.quantity, unitPrice: line.unitPrice, discount: paise(0) },
      ...{ sku: line.sku, optionText: line.optionText, personalPrice: paise(0) },
      personal: line.details === null ? [] : [{ label: agreedDetailsLabel, text: line.details }],
      image: product?.image ?? null,
      artisan: product?.artisan ?? null,
      hsn: line.hsn ?? goodsTax.hsn,
      taxRate: line.taxRate ?? goodsTax.rate,
      stockTaken: isThere ? line.quantity : 0,
      // What is not there is made for this order, and waits for no pieces.
      leadDays: isThere ? null : 0,
      returnable: product?.returnable === true && line.details === null,
    };
  });
}

/** Counted pieces, which one line after the other takes. */
function shelfOf(products: readonly ProductForSale[]) {
  const left = new Map(products.map((product) => [product, product.stockCount ?? 0]));
  return {
    take({ productId, variantId, quantity }: OfferLine) {
      const product = products.find((each) => each.id === productId && each.variantId === variantId);
      const count = product ? (left.get(product) ?? 0) : 0;
      const isThere = count >= quantity;
      if (product && isThere) left.set(product, count - quantity);
      return { product, isThere };
    },
  };
}

const piecesOf = (lines: readonly NewOrderLine[]): Pieces[] =>
  lines
    .filter(({ stockTaken }) => stockTaken > 0)
    .flatMap(({ productId, variantId, stockTaken }) =>
      productId === null ? [] : { id: productId, variantId, quantity: stockTaken },
    );

/** Lines' ids sort as they were offered. */
function lineId(now: Date, index: number): string {
  const bytes = randomBytes(10);
  bytes.writeUInt16BE(index, 0);
  return uuidv7(now.getTime(), bytes);
}
