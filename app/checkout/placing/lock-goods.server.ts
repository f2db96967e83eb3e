import { piecesOf } from "#cart/cart.ts";
import type { DiscountedBill } from "#cart/prices/totals.ts";
import {
  lockingForSale,
  type ProductForSale,
  type SaleRow,
  withVariants,
} from "#catalogue/for-sale.db.server.ts";
import { variantPriceAt } from "#catalogue/options/variant.ts";
import type { Pieces } from "#catalogue/stock.db.server.ts";
import { findingPromotions } from "#discounts/promotion.db.server.ts";
import { knowingMailbox } from "#orders/mails/known-mailbox.db.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { holdersOf, mayHold } from "#orders/stock/holders.db.server.ts";
import { ask, askTogether, type DatabaseQuestion } from "#platform/database/ask-together.server.ts";
import type { Trx } from "#platform/database/db.ts";
import type { Paise } from "#values/money/money.ts";
import { isByCard, methodFor, type PaymentMethod } from "#values/money/payment-method.ts";
import type { Purchase, PurchaseLine } from "../form/purchase.ts";
import { cashQuestions } from "./judge-cash-order.server.ts";
import type { Allowed } from "./placement.ts";

type Goods = ProductForSale & { unitPrice: Paise };

/** What this shopper can be sold of what a purchase names, locked, at the prices of the moment. */
export const lockGoods = async (trx: Trx, purchase: Purchase, now: Date): Promise<Goods[]> =>
  soldNow(trx, await ask(trx, lockingGoods(trx, purchase)), purchase, now);

/** Locks what a purchase names; `soldNow` says what of it can be sold. */
export const lockingGoods = (trx: Trx, { lines }: Purchase): DatabaseQuestion<readonly SaleRow[]> =>
  lockingForSale(trx, [...new Set(lines.map(({ productId }) => productId))]);

/** What of locked products this shopper can be sold, at the prices of the moment. */
export async function soldNow(
  trx: Trx,
  locked: readonly SaleRow[],
  { seesHidden }: Purchase,
  now: Date,
): Promise<Goods[]> {
  const shown = locked.filter(({ hidden }) => !hidden || seesHidden);
  return (await withVariants(trx, shown)).map((product) => ({
    ...product,
    unitPrice: variantPriceAt(product, product.listed, now).price,
  }));
}

/** What an order has to know, in one round trip: it is counted for its sender, and its goods are locked. */
export const askFirst = (
  trx: Trx,
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

/**
 * The counted pieces that it takes. A card order takes none where its buyer holds as many unpaid as anybody
 * may: it is paid for what is on the shelf then (PAY-23).
 */
export async function piecesTaken(
  trx: Trx,
  { secret }: Pick<OrderServices, "secret">,
  purchase: Purchase,
  { products, bill }: { products: readonly ProductForSale[]; bill: Pick<DiscountedBill, "total"> },
): Promise<Pieces[]> {
  const all = counted(purchase.lines, products);
  if (all.length === 0 || !isByCard(methodFor(bill.total, purchase.paymentMethod))) return all;
  const pieces = all.reduce((sum, { quantity }) => sum + quantity, 0);
  return (await mayHold(trx, holdersOf(purchase, secret), { pieces })) ? all : [];
}

const counted = (lines: readonly PurchaseLine[], products: readonly ProductForSale[]): Pieces[] =>
  products
    .filter(({ stockCount }) => stockCount !== null)
    .map(({ id, variantId, variant }) => ({
      id,
      variantId,
      quantity: piecesOf(lines, { productId: id, variant }),
    }))
    .filter(({ quantity }) => quantity > 0);

interface Held {
  taken: readonly Pieces[];
  bill: Pick<DiscountedBill, "given">;
  products: readonly Pick<ProductForSale, "lead">[];
}

/**
 * What was sold for cash or for nothing is gone; a card order keeps stock, discounts and the lots of what is
 * made for it until it is paid.
 */
export const isHeldForAWhile = (paymentMethod: PaymentMethod, { taken, bill, products }: Held): boolean =>
  isByCard(paymentMethod) &&
  (taken.length > 0 || bill.given.length > 0 || products.some(({ lead }) => lead !== null));
