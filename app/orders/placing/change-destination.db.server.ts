import { hasOwnReceiver, type Reached } from "#addresses/address.ts";
import type { Delivery } from "#addresses/delivery.form.ts";
import type { Trx } from "#platform/database/db.ts";
import { findService } from "#shipping/pincodes/pincodes.db.server.ts";
import { writeOrder } from "../lock-order.db.server.ts";
import { addressRow } from "./order-rows.server.ts";

/**
 * Leads an order elsewhere, which may be a longer way; what is billed stays as it is, but for a phone that is
 * its receiver's, too.
 */
export async function changeDestination(
  trx: Trx,
  order: Reached & { id: string },
  { address, phone }: Delivery,
): Promise<void> {
  const service = await findService(trx, address.pincode);
  const way = { way_days: service?.days ?? null };
  const called = hasOwnReceiver(order) ? { shipping_phone: phone } : { billing_phone: phone };
  await writeOrder(trx, order.id, { ...addressRow("shipping", address), ...way, ...called });
}
