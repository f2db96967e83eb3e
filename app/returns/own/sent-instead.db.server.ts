import { withOption } from "#catalogue/options/variant.ts";
import type { OrderLine } from "#orders/order.ts";
import { spokenParcels } from "#orders/seen-parcels/seen-parcels.db.server.ts";
import { parcelContents } from "#orders/shipments/parcel-contents.ts";
import { findShipments } from "#orders/shipments/shipment.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { languageOfAddress } from "#platform/language/speaking.server.ts";
import { grouped } from "#values/text/grouped.ts";
import type { ReturnRequest } from "../return-request.ts";

type Settled = Pick<ReturnRequest, "id" | "orderId" | "sentInstead">;

/**
 * What was sent in place of what came back: in English as it was written, else as its parcel has it in the
 * language of the moment (HINDI-59). The lines are the order's in that language.
 */
export async function sentInsteadIn(
  db: Db,
  { id, orderId, sentInstead }: Settled,
  lines: readonly OrderLine[],
): Promise<string | null> {
  if (sentInstead === null || languageOfAddress() === "en") return sentInstead;
  const sent = (await findShipments(db, orderId)).filter(
    ({ returnRequestId, direction, state }) =>
      returnRequestId === id && direction === "out" && state !== "cancelled",
  );
  const contents = (await spokenParcels(db, sent)).flatMap((parcel) => parcelContents(parcel, lines));
  const words = contents.map(
    ({ name, optionText, quantity }) => `${withOption(name, optionText)} × ${grouped(quantity)}`,
  );
  return words.length > 0 ? words.join(", ") : sentInstead;
}
