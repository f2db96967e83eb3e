import type { Transaction } from "kysely";
import { piecesOf } from "#cart/cart.ts";
import type { DiscountedBill } from "#cart/prices/totals.ts";
import type { Pieces, ProductForSale } from "#catalogue/stock.db.server.ts";
import { methodFor, type PaymentMethod } from "#orders/order.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { holdersOf, mayHold } from "#orders/stock/holders.db.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { Purchase, PurchaseLine } from "../form/purchase.ts";

/**
 * The counted pieces that it takes. Of whoever holds as many unpaid as anybody may, a card order takes none:
 * it is paid for what is on the shelf then (PAY-23).
 */
export async function piecesTaken(
  trx: Transaction<Tables>,
  { secret }: Pick<OrderServices, "secret">,
  purchase: Purchase,
  { products, bill }: { products: readonly ProductForSale[]; bill: Pick<DiscountedBill, "total"> },
): Promise<Pieces[]> {
  const all = counted(purchase.lines, products);
  if (all.length === 0 || methodFor(bill.total, purchase.paymentMethod) !== "razorpay") return all;
  const pieces = all.reduce((sum, { quantity }) => sum + quantity, 0);
  return (await mayHold(trx, holdersOf(purchase, secret), { pieces })) ? all : [];
}

const counted = (lines: readonly PurchaseLine[], products: readonly ProductForSale[]): Pieces[] =>
  products
    .filter(({ stockCount }) => stockCount !== null)
    .map(({ id, variantId, variant }) => ({
      ...{ id, variantId, quantity: piecesOf(lines, { productId: id, variant }) },
    }))
    .filter(({ quantity }) => quantity > 0);

/** What was sold for cash or for nothing is gone; a card order keeps stock and discounts until it is paid. */
export const isHeldForAWhile = (
  paymentMethod: PaymentMethod,
  { taken, bill }: { taken: readonly Pieces[]; bill: Pick<DiscountedBill, "given"> },
): boolean => paymentMethod === "razorpay" && (taken.length > 0 || bill.given.length > 0);
