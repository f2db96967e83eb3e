import type { Address } from "#addresses/address.ts";
import { lockForSale, type ProductForSale } from "#catalogue/for-sale.db.server.ts";
import { agreedDetailsLabel } from "#catalogue/options/line-details.ts";
import type { Pieces } from "#catalogue/stock.db.server.ts";
import { agreedKey } from "#orders/agreed-order.ts";
import { insertDues } from "#orders/dues/dues.db.server.ts";
import type { Author } from "#orders/history/order-history.db.server.ts";
import { insertOrder, insertOrderToMake } from "#orders/order.db.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import {
  type MeantLine,
  type MeantOrder,
  type NewOrder,
  type NewOrderLine,
  newOrder,
} from "#orders/placing/new-order.ts";
import { orderIdentity } from "#orders/placing/order-rows.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { insertRecipientList } from "#recipients/recipients.db.server.ts";
import { feeOf } from "#shipping/adjustments.ts";
import { stallKey } from "#stall/books/stall-pieces.db.server.ts";
import { paise } from "#values/money/money.ts";
import type { DueMethod, PaymentMethod } from "#values/money/payment-method.ts";
import { type Offer, type OfferLine, parcelsSum } from "../offer.ts";

/** Terms agreed besides the offer itself. */
export interface Agreement {
  billing: Address;
  shipping: Address;
  poNumber: string | null;
  method: Exclude<PaymentMethod, "none">;
  /** The account of its buyer, where one accepts it. */
  userId: string | null;
  by: Author;
  /** It is handed over at once: nothing of it is still to be made. */
  isHandedOver?: boolean;
  /** It is fetched where the shop is. */
  isFetched?: boolean;
  /** Pieces that a stall has, by `stallKey`: they are taken there, and not of the web's stock (STALL-7). */
  atStall?: ReadonlyMap<string, number> | undefined;
}

const dueMethods: Record<Agreement["method"], DueMethod> = {
  razorpay: "razorpay",
  bank: "bank",
  cod: "cash",
};

/** So often an order is tried whose number another copy of the shop takes meanwhile. */
const mostTries = 3;

/**
 * Makes the one order of an offer, at the offer's prices, with the parts in which it is paid. Counted pieces
 * are taken where all of a line's are there; the others are made for it. The offer's revisions are locked by
 * the caller, so that it has no order yet.
 */
export async function makeOrder(
  trx: Trx,
  shop: OrderServices,
  offer: Offer,
  agreed: Agreement,
): Promise<{ id: string; orderNumber: string }> {
  const products = await lockForSale(trx, [
    ...new Set(offer.lines.flatMap(({ productId }) => productId ?? [])),
  ]);
  const meant = meantOrder(offer, agreed, products);
  // Its buyer saw on the proforma where it is supplied.
  const { shop: today } = shop.config;
  const terms = { ...today, supplyRule: offer.supplyRule ?? today.supplyRule };
  const insert = agreed.isHandedOver ? insertThere : insertOrderToMake;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const order = newOrder(meant, orderIdentity(shop.now()), terms);
    const taken = agreed.atStall ? [] : piecesOf(order.lines);
    const effects = { mail: undefined, taken, by: agreed.by };
    if (await insert(trx, shop, order, effects)) return withDues(trx, order, offer, agreed);
  }
  throw new Error(`offer ${offer.number} has an order already, or found no number for one`);
}

const insertThere: typeof insertOrderToMake = (trx, _, order, effects) => insertOrder(trx, order, effects);

async function withDues(
  trx: Trx,
  { id, orderNumber }: NewOrder,
  { total, toMany, advancePercent }: Offer,
  { method }: Agreement,
): Promise<{ id: string; orderNumber: string }> {
  if (toMany !== null) {
    const { parcels: agreedParcels, price: parcelPrice } = toMany;
    await insertRecipientList(trx, { orderId: id, agreedParcels, parcelPrice });
  }
  if (total > 0) await insertDues(trx, id, { total, advancePercent, method: dueMethods[method] });
  return { id, orderNumber };
}

function meantOrder(offer: Offer, agreed: Agreement, products: readonly ProductForSale[]): MeantOrder {
  const { buyer, subtotal, shippingCost, total } = offer;
  const { billing, shipping, poNumber, method, userId } = agreed;
  return {
    language: offer.language,
    idempotencyKey: agreedKey(offer.number),
    userId,
    billing: { ...billing, email: buyer.email ?? "", phone: buyer.phone },
    shipping,
    shippingPhone: buyer.shippingPhone ?? null,
    paymentMethod: total === 0 ? "none" : method,
    company: buyer.company === null ? null : { name: buyer.company, gstin: buyer.gstin },
    subtotal,
    adjustments: offer.toMany === null ? [] : [feeOf("parcels", parcelsSum(offer.toMany))],
    shippingMethod: "standard",
    shippingCost,
    total,
    cash: null,
    agreed: { poNumber },
    stockHeldUntil: null,
    readyBy: offer.promisedOn,
    isFetched: agreed.isFetched,
    lines: meantLines(offer.lines, products, agreed.atStall),
  };
}

function meantLines(
  lines: readonly OfferLine[],
  products: readonly ProductForSale[],
  atStall: Agreement["atStall"],
): MeantLine[] {
  const shelf = shelfOf(products, atStall);
  return lines.map((line) => {
    const { productId, variantId, name: productName, quantity, unitPrice, sku, optionText } = line;
    const { product, isThere } = shelf.take(line);
    return {
      product,
      productId,
      variantId,
      productName,
      quantity,
      unitPrice,
      sku,
      optionText,
      discount: paise(0),
      personal: line.details === null ? [] : [{ label: agreedDetailsLabel, text: line.details }],
      personalPrice: paise(0),
      hsn: line.hsn,
      taxRate: line.taxRate,
      stockTaken: isThere ? quantity : 0,
      // A line that is not in stock is made for this order, and waits for no pieces.
      leadDays: isThere ? null : 0,
    };
  });
}

/** Counted pieces, which one line after the other takes. */
function shelfOf(products: readonly ProductForSale[], atStall: Agreement["atStall"]) {
  const countOf = ({ id, variantId, stockCount }: ProductForSale): number =>
    stockCount !== null && atStall ? (atStall.get(stallKey(id, variantId)) ?? 0) : (stockCount ?? 0);
  const left = new Map(products.map((product) => [product, countOf(product)]));
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
