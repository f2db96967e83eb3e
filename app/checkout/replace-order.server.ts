import { isDeepStrictEqual } from "node:util";
import { abandonUnpaidOrder } from "#orders/abandon-order.db.server.ts";
import { findOrder } from "#orders/order.db.server.ts";
import type { Order } from "#orders/order.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import type { Purchase } from "./purchase.ts";

/**
 * Makes room for a purchase whose key already has an order: one that was placed for card payment, never paid, and is not
 * what the shopper wants any more (another address, another quantity, cash instead). Every other order stands, and a repeat
 * of the same purchase returns it (decision 12). True when the key is free now.
 */
export async function makeRoom(
  { db }: Pick<Services, "db">,
  orderNumber: string,
  purchase: Purchase,
): Promise<boolean> {
  const order = await findOrder(db, orderNumber);
  if (order?.paymentMethod !== "razorpay") return false;
  if (order.status !== "cancelled" && isSamePurchase(order, purchase)) return false;
  return inTransaction(db, (trx) => abandonUnpaidOrder(trx, orderNumber));
}

function isSamePurchase(order: Order, purchase: Purchase): boolean {
  return isDeepStrictEqual(
    {
      ...{ billing: order.billing, shipping: order.shipping },
      ...{ shippingMethod: order.shippingMethod, paymentMethod: order.paymentMethod },
      lines: inOrder(
        order.lines.map(({ productId, quantity, unitPrice }) => ({
          id: productId ?? "",
          quantity,
          unitPrice,
        })),
      ),
    },
    {
      ...{ billing: purchase.billing, shipping: purchase.shipping },
      ...{ shippingMethod: purchase.shippingMethod, paymentMethod: purchase.paymentMethod },
      lines: inOrder(purchase.lines.map(({ id, quantity, unitPrice }) => ({ id, quantity, unitPrice }))),
    },
  );
}

const inOrder = <T extends { id: string }>(lines: T[]): T[] => lines.sort((a, b) => (a.id < b.id ? -1 : 1));
