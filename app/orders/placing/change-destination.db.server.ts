import type { Trx } from "#platform/database/db.ts";
import { writeOrder } from "../lock-order.db.server.ts";
import type { Delivery } from "./delivery.form.ts";
import { addressRow } from "./order-rows.server.ts";

/** Leads an order elsewhere; what is billed stays as it is. */
export const changeDestination = (
  trx: Trx,
  orderId: string,
  { address, phone }: Delivery,
): Promise<unknown> => writeOrder(trx, orderId, { ...addressRow("shipping", address), billing_phone: phone });
