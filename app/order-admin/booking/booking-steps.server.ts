import type { Updateable } from "kysely";
import type { FoundParcel } from "#carrier/carrier-answers.server.ts";
import type { CarrierClient } from "#carrier/carrier-client.server.ts";
import type { CarrierTrouble } from "#carrier/carrier-trouble.server.ts";
import type { NewParcel } from "#carrier/new-parcel.ts";
import type { BookingRow } from "#orders/booking-rows/booking-row.db.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { rupeesColumn } from "#values/money/decimal-rupees.ts";
import { cheapestOf } from "./booking.ts";
import { keptTroubles } from "./kept-troubles.ts";

/** What one question to the carrier came to. */
export type StepOutcome =
  /** Its answer, to be stored before the next question. */
  | { kind: "next"; set: Updateable<Tables["shipments"]> }
  /** A courier comes for it; `trouble` is what was not quite right. */
  | { kind: "booked"; trouble: string | null }
  | { kind: "refused"; message: string }
  /** The carrier has no use for this number any more. */
  | { kind: "cancelled"; message: string | null }
  /** Nobody knows whether it happened. */
  | { kind: "unknown"; message: string };

export interface StepFacts {
  carrier: CarrierClient;
  row: BookingRow;
  parcel: NewParcel;
  /** The question was asked before, and its answer never came. */
  wasAsked: boolean;
  shopEmail: string;
}

/** The order at the carrier; one that is there already is taken, never made again. */
export async function orderStep(facts: StepFacts): Promise<StepOutcome> {
  const { carrier, row, parcel, wasAsked, shopEmail } = facts;
  const place = await carrier.pickupPlace();
  if (!place.ok) return failed(place);
  // Stored before anything is made, so that the same courier is booked whatever happens then.
  if (row.courier_id === null) return chosenCourier(facts, place.value.pincode);
  if (wasAsked || row.carrier_order_id !== null) {
    const found = await liveOrder(facts);
    if ("kind" in found) return found;
    if (found.order) return adopted(facts, found.order);
  }
  const created = await carrier.create(parcel, place.value, shopEmail);
  if (!created.ok) return failed(created);
  const { orderId, shipmentId } = created.value;
  return next({ carrier_order_id: orderId, carrier_shipment_id: shipmentId, booking_step: "awb" });
}

/** The cheapest courier, where the owner chose none. */
async function chosenCourier({ carrier, parcel }: StepFacts, from: string): Promise<StepOutcome> {
  const isCash = parcel.cash > 0;
  const rates = await carrier.rates({ from, to: parcel.to.pincode, grams: parcel.grams, isCash });
  if (!rates.ok) return failed(rates);
  const cheapest = cheapestOf(rates.value, isCash);
  if (cheapest) return next({ courier_id: cheapest.courierId });
  return {
    kind: "refused",
    message: rates.value.length > 0 ? keptTroubles.nobodyTakesCash : keptTroubles.nobodyGoes,
  };
}

/** The courier's number for it. It is paid for from here on. */
export async function awbStep(facts: StepFacts): Promise<StepOutcome> {
  const { carrier, row, wasAsked } = facts;
  if (wasAsked) {
    const found = await liveOrder(facts);
    if ("kind" in found) return found;
    if (!found.order) return { kind: "refused", message: keptTroubles.gone };
    if (found.order.awb) return adopted(facts, found.order);
  }
  const assigned = await carrier.assign(row.carrier_shipment_id ?? "", row.courier_id ?? 0);
  if (!assigned.ok) {
    // Somebody was quicker, perhaps we ourselves: the next look says who.
    if (assigned.kind === "refused" && /already/i.test(assigned.message))
      return { kind: "unknown", message: assigned.message };
    return failed(assigned);
  }
  const { awb, courier, charges } = assigned.value;
  return next({
    awb,
    courier,
    charges: charges === null ? null : rupeesColumn(charges),
    booking_step: "pickup",
  });
}

/** Asks for a courier to come. Asked twice it changes nothing; refused, the parcel is booked all the same. */
export async function pickupStep({ carrier, row }: StepFacts): Promise<StepOutcome> {
  const asked = await carrier.askPickup(row.carrier_shipment_id ?? "");
  if (asked.ok) return { kind: "booked", trouble: null };
  const { kind, message } = asked;
  switch (kind) {
    case "refused":
      return { kind: "booked", trouble: message };
    case "unauthorised":
    case "busy":
    case "down":
    case "odd":
      return { kind: "unknown", message };
  }
}

/** Takes it back from the carrier, which may have nothing of it, or something that we never heard of. */
export async function cancelStep({ carrier, row, parcel }: StepFacts): Promise<StepOutcome> {
  const found = await carrier.find(parcel.number);
  if (!found.ok) return { kind: "unknown", message: found.message };
  const live = found.value.filter(({ isCancelled }) => !isCancelled).map(({ orderId }) => orderId);
  const ids = found.value.length === 0 && row.carrier_order_id !== null ? [row.carrier_order_id] : live;
  if (ids.length === 0) return { kind: "cancelled", message: null };
  const cancelled = await carrier.cancel(ids);
  if (cancelled.ok) return { kind: "cancelled", message: null };
  return failed(cancelled);
}

/** What the carrier has under our number: at most one that is not cancelled. */
async function liveOrder({
  carrier,
  parcel,
}: StepFacts): Promise<{ order: FoundParcel | undefined } | StepOutcome> {
  const found = await carrier.find(parcel.number);
  if (!found.ok) return { kind: "unknown", message: found.message };
  const live = found.value.filter(({ isCancelled }) => !isCancelled);
  if (live.length > 1) return { kind: "unknown", message: keptTroubles.twice };
  return { order: live[0] };
}

/** What was found is the answer that never came, unless the courier would collect another sum. */
async function adopted({ carrier, parcel, row }: StepFacts, found: FoundParcel): Promise<StepOutcome> {
  if (!found.shipmentId) return { kind: "unknown", message: keptTroubles.unread };
  const isSame = found.isCash === parcel.cash > 0 && (!found.isCash || found.total === parcel.cash);
  if (!isSame) {
    const cancelled = await carrier.cancel([found.orderId]);
    return cancelled.ok ? { kind: "cancelled", message: keptTroubles.changed } : failed(cancelled);
  }
  return next({
    carrier_order_id: found.orderId,
    carrier_shipment_id: found.shipmentId,
    ...(found.awb
      ? { awb: found.awb, courier: found.courier ?? row.courier, booking_step: "pickup" }
      : { booking_step: "awb" }),
  });
}

const next = (set: Updateable<Tables["shipments"]>): StepOutcome => ({ kind: "next", set });

/** The carrier said no, or nobody knows. */
const failed = ({ kind, message }: CarrierTrouble): StepOutcome => ({ kind: whatFailed[kind], message });

const whatFailed: Record<CarrierTrouble["kind"], "refused" | "unknown"> = {
  refused: "refused",
  unauthorised: "refused",
  busy: "unknown",
  down: "unknown",
  odd: "unknown",
};
