import { stateWords } from "#orders/parcel-moves/shipments.text.ts";
import type { Shipment, ShipmentState } from "#orders/shipments/shipment.ts";
import type { Notice } from "#platform/notice.ts";
import type { StatusTone } from "#ui/list/status-badge.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { parcelNotices, parcelText, nextSteps as steps } from "./shipments-admin.text.ts";

const tones: Readonly<Record<ShipmentState, StatusTone>> = {
  draft: "yellow",
  booking: "blue",
  booked: "blue",
  picked_up: "purple",
  moving: "purple",
  out_for_delivery: "purple",
  attempt_failed: "red",
  delivered: "green",
  rto: "red",
  rto_received: "red",
  cancelled: "grey",
};

export const stateTone = (state: ShipmentState): StatusTone => tones[state];

type Step = Pick<Shipment, "state" | "carrier" | "awb" | "bookingClaimedUntil" | "returnRequestId">;

interface Bookable {
  hasCarrier: boolean;
  /** Its order is cancelled. */
  isGivenUp: boolean;
  /** What it lacks before a courier can be booked; null where all is known. */
  lacks: string | null;
}

/** What the owner does next about a parcel, in a sentence; null where nothing is to do. */
export function nextStep(
  { state, carrier, awb, bookingClaimedUntil, returnRequestId }: Step,
  { hasCarrier, isGivenUp, lacks }: Bookable,
): string | null {
  if (isGivenUp && returnRequestId === null && (state === "booking" || state === "booked"))
    return bookingClaimedUntil === null ? steps.keepIt : steps.takenBack;
  switch (state) {
    case "draft":
      return packedStep(hasCarrier, lacks);
    case "booking":
      return steps.asked;
    case "booked":
      return steps.handOver;
    case "picked_up":
      return carrier === "hand" && awb === null ? steps.noNumber : null;
    case "attempt_failed":
      return steps.call;
    case "rto":
      return steps.comesBack;
    case "rto_received":
      return steps.isBack;
    case "moving":
    case "out_for_delivery":
    case "delivered":
    case "cancelled":
      return null;
  }
}

const packedStep = (hasCarrier: boolean, lacks: string | null): string =>
  hasCarrier ? steps.orByHand(lacks ?? steps.book) : steps.byHand;

export const cashAtDoor = ({ cashToCollect }: Pick<Shipment, "cashToCollect">): string =>
  cashToCollect > 0 ? rupeesExact(cashToCollect) : parcelText.noCash;

export const parcelSaved = (state: ShipmentState | undefined): Notice => ({
  title: parcelNotices.saved,
  text: state ? parcelNotices.stands(stateWords[state]) : parcelNotices.kept,
});
