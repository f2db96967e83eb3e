import type { Delivery } from "#addresses/delivery.form.ts";
import type { Trx } from "#platform/database/db.ts";
import { findService } from "#shipping/pincodes/pincodes.db.server.ts";
import { writeOrder } from "../lock-order.db.server.ts";
import { addressRow } from "./order-rows.server.ts";

/** Leads an order elsewhere, which may be a longer way; what is billed stays as it is. */
export async function changeDestination(
  trx: Trx,
  orderId: string,
  { address, phone }: Delivery,
): Promise<void> {
  const service = await findService(trx, address.pincode);
  const way = { way_days: service?.days ?? null };
  await writeOrder(trx, orderId, { ...addressRow("shipping", address), ...way, billing_phone: phone });
}
