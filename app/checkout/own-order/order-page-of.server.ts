import { myOrderPath } from "#orders/links/own-paths.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { findMyOrderByNumber } from "#own-orders/my-orders.db.server.ts";
import { confirmationPath } from "../form/confirmation-path.ts";
import type { OwnOrder } from "./own-order.server.ts";

/** Where a buyer looks at an order: in the account that has it, else where its link leads. */
export async function orderPageOf(
  { db }: Pick<OrderServices, "db">,
  { order: { orderNumber }, shopper, token }: OwnOrder,
): Promise<string> {
  const mine = shopper && (await findMyOrderByNumber(db, shopper, orderNumber));
  return mine ? myOrderPath(mine.id) : confirmationPath(orderNumber, token);
}
