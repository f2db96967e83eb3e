import type { PickupPlace, Rate } from "#carrier/carrier-answers.server.ts";
import type { CarrierTrouble } from "#carrier/carrier-trouble.server.ts";
import { lockShipment } from "#orders/shipments/shipment.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { unfitOf } from "./book-shipment.server.ts";
import { cheapestOf, quickestOf, takersOf, type Unfit } from "./booking.ts";
import { type BookingServices, bookingShop } from "./carry-on.server.ts";
import { parcelFacts } from "./parcel-facts.db.server.ts";

/** What couriers take for a parcel. */
export type Rates =
  | {
      kind: "rates";
      /** Cheapest first; none where no courier goes, or none that takes the cash. */
      rates: readonly Rate[];
      cheapest: number | undefined;
      quickest: number | undefined;
      /** Where it is fetched. */
      from: PickupPlace;
    }
  | { kind: "trouble"; trouble: CarrierTrouble }
  | { kind: "unfit"; why: Unfit }
  | { kind: "missing" };

/** Asks the carrier what each courier would take for a parcel, on its way and back; books nothing. */
export async function ratesFor(services: BookingServices, shipmentId: string): Promise<Rates> {
  const { carrier, db, config } = bookingShop(services);
  const found = await inTransaction(db, (trx) => lockShipment(trx, shipmentId));
  if (!found) return { kind: "missing" };
  const why = unfitOf({ config }, found);
  if (why || !carrier) return { kind: "unfit", why: why ?? "no-carrier" };
  const parcel = await parcelFacts(db, shipmentId);
  if (!parcel) return { kind: "unfit", why: "measures" };
  const from = await carrier.pickupPlace();
  if (!from.ok) return { kind: "trouble", trouble: from };
  const isCash = parcel.cash > 0;
  const way = { from: from.value.pincode, to: parcel.to.pincode, grams: parcel.grams, isCash };
  const rates = await carrier.rates(way);
  if (!rates.ok) return { kind: "trouble", trouble: rates };
  return {
    kind: "rates",
    rates: takersOf(rates.value, isCash).toSorted((a, b) => a.cost - b.cost),
    cheapest: cheapestOf(rates.value, isCash)?.courierId,
    quickest: quickestOf(rates.value, isCash)?.courierId,
    from: from.value,
  };
}
