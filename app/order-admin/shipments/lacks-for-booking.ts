import { receiverPhone } from "#addresses/address.ts";
import type { Shipment } from "#orders/shipments/shipment.ts";
import { normalisedMobile } from "#values/contact/phone.ts";
import type { AdminOrder } from "../admin-order.ts";
import { unfitWords } from "./booking.text.ts";
import { shipmentsText } from "./shipments-admin.text.ts";

type Measured = Pick<Shipment, "weightGrams" | "box">;

/**
 * What a packed parcel lacks before a courier can be booked for it, and what to do about it; null where all
 * is known.
 */
export function lacksForBooking(
  order: Pick<AdminOrder, "billing" | "shippingPhone">,
  { weightGrams, box }: Measured,
): string | null {
  if (weightGrams === null && box === null) return shipmentsText.needsMeasures;
  if (weightGrams === null) return shipmentsText.needsWeight;
  if (box === null) return shipmentsText.needsBox;
  return normalisedMobile(receiverPhone(order) ?? "") ? null : unfitWords.phone;
}
