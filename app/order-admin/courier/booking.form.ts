import { textIn, versionIn } from "#values/text/form-text.ts";
import type { BookingWish } from "../booking/book-shipment.server.ts";

/** The carrier's ids of couriers are small; its column takes no more. */
const highest = 2_147_483_647;

/** The courier that was chosen from the rates; the cheapest one where the form names none. */
export function parseBooking(form: FormData): Omit<BookingWish, "shipmentId"> {
  const courier = Number(textIn(form, "courier"));
  const isId = Number.isInteger(courier) && courier > 0 && courier <= highest;
  return { version: versionIn(form), courierId: isId ? courier : null };
}
