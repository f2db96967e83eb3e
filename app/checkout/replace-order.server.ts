import { isDeepStrictEqual } from "node:util";
import { totalsOf } from "#cart/totals.ts";
import { abandonUnpaidOrder } from "#orders/abandon-order.db.server.ts";
import { findOrder } from "#orders/order.db.server.ts";
import type { Order } from "#orders/order.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import type { Purchase } from "./purchase.ts";

/**
 * Makes room for a purchase whose key already has an order: one that was placed for card payment, never paid, and is not
 * what the shopper wants any more (another address, another quantity, another cost, cash instead). Every other order stands, and a repeat
 * of the same purchase returns it (decision 12). True when the key is free now.
 */
export async function makeRoom(
  { db, config }: Pick<Services, "db" | "config">,
  orderNumber: string,
  purchase: Purchase,
): Promise<boolean> {
  const order = await findOrder(db, orderNumber);
  if (order?.paymentMethod !== "razorpay") return false;
  if (order.status !== "cancelled" && isSamePurchase(config, order, purchase)) return false;
  return inTransaction(db, (trx) => abandonUnpaidOrder(trx, orderNumber));
}

function isSamePurchase({ shop }: Services["config"], order: Order, purchase: Purchase): boolean {
  const { shipping, total } = totalsOf(purchase.lines, purchase.shippingMethod, shop.shipping);
  return isDeepStrictEqual(
    {
      ...{ billing: order.billing, shipping: order.shipping },
      ...{ shippingMethod: order.shippingMethod, paymentMethod: order.paymentMethod },
      ...{ shippingCost: order.shippingCost, total: order.total },
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
      ...{ shippingCost: shipping, total },
      lines: inOrder(purchase.lines.map(({ id, quantity, unitPrice }) => ({ id, quantity, unitPrice }))),
    },
  );
}

const inOrder = <T extends { id: string }>(lines: T[]): T[] => lines.sort((a, b) => (a.id < b.id ? -1 : 1));
