import { awaitsConfirmation } from "#orders/cash/confirmation.ts";
import { type Due, nextDue, takesDues } from "#orders/dues/dues.ts";
import { isTrackedByForm } from "#orders/shipments/hand-parcel.ts";
import { openPieces } from "#orders/shipments/order-parcels.ts";
import { bringsOrder, type Shipment, type ShipmentState } from "#orders/shipments/shipment.ts";
import type { LotOfLine } from "#platform/making.ts";
import type { OrderReturn } from "../admin-order.db.server.ts";
import { type AdminOrder, whyHeld } from "../admin-order.ts";
import type { HomesSummary } from "../homes/homes-summary.ts";

/** What waits of an order, and so what the owner does next about it (ADMIN-63). */
export type Next =
  | { kind: "refund" | "cancelled" | "confirm" | "pay" | "lost" | "pack" | "cash" | "done" }
  /** The courier still comes for an order that is cancelled. */
  | { kind: "still-comes"; parcel: Shipment }
  | { kind: "return"; of: OrderReturn }
  | { kind: "attempt" | "coming-back" | "is-back" | "asked" | "hand-over"; parcel: Shipment }
  /** A part of its payment comes before it leaves, or is open though it left. */
  | { kind: "due" | "owed"; due: Due }
  /** Makers have so many pieces still to make. */
  | { kind: "unmade"; pieces: number; lot: LotOfLine | undefined }
  /** It was cancelled when this was begun. */
  | { kind: "begun"; lot: LotOfLine }
  /** Some of it is made first, and all of it leaves by that day. */
  | { kind: "make"; by: string }
  | { kind: "book" | "send" | "number" | "track"; parcel: Shipment | undefined }
  /** It goes to many homes, and they have a page of their own. */
  | { kind: "homes"; homes: HomesSummary }
  /** A part of it has left: so many pieces are still here. */
  | { kind: "rest"; pieces: number };

/** What of an order's page decides about that. */
export interface NextFacts {
  order: Pick<
    AdminOrder,
    | "status"
    | "fulfilment"
    | "paymentMethod"
    | "paymentState"
    | "paidTooLate"
    | "refundDue"
    | "dues"
    | "mayLeaveUnpaid"
    | "confirmation"
    | "packedAt"
    | "readyBy"
    | "parcels"
    | "homes"
    | "lines"
    | "trackingNumber"
    | "trackingUrl"
  >;
  returns: readonly OrderReturn[];
  lots: readonly LotOfLine[];
  hasCarrier: boolean;
}

/** The one thing that comes next: money that goes back first, then what went wrong, then its way. */
export function nextOf(facts: NextFacts): Next {
  const { order, returns, hasCarrier } = facts;
  if (order.refundDue) return { kind: "refund" };
  const parcel = pressing(order.parcels);
  const byParcel = parcel && ofParcel(parcel, hasCarrier);
  switch (order.fulfilment) {
    case "cancelled":
      return ofCancelled(parcel, facts.lots);
    case "pending":
    case "processing":
      return ofWaiting(facts, byParcel);
    case "shipped":
      return ofReturns(returns) ?? ofSent(order, byParcel);
    case "delivered":
      return ofReturns(returns) ?? ofArrived(order, byParcel);
  }
}

/**
 * Is the parcel's number typed in the card? Several parcels, and what goes out once the order has left, have
 * theirs on their own pages.
 */
export function isTypedAbove(
  next: Next,
  { parcels, fulfilment }: Pick<NextFacts["order"], "parcels" | "fulfilment">,
): boolean {
  const isHere = fulfilment === "pending" || fulfilment === "processing";
  const isFirst = isHere && (next.kind === "send" || next.kind === "book");
  return (isFirst || next.kind === "number") && isTrackedByForm(parcels, fulfilment === "cancelled");
}

/** Which of several parcels is looked at first. */
const byUrgency: readonly ShipmentState[] = [
  "attempt_failed",
  "rto",
  "rto_received",
  "booking",
  "draft",
  "booked",
  "picked_up",
  "moving",
  "out_for_delivery",
  "delivered",
];

const pressing = (parcels: readonly Shipment[]): Shipment | undefined =>
  byUrgency
    .flatMap((state) => parcels.filter((parcel) => parcel.direction === "out" && parcel.state === state))
    .at(0);

/** Undefined where it waits for nobody any more. */
function ofParcel(parcel: Shipment, hasCarrier: boolean): Next | undefined {
  switch (parcel.state) {
    case "draft":
      return { kind: hasCarrier ? "book" : "send", parcel };
    case "booking":
      return { kind: "asked", parcel };
    case "booked":
      return { kind: "hand-over", parcel };
    case "picked_up":
      return { kind: parcel.carrier === "hand" && parcel.awb === null ? "number" : "track", parcel };
    case "moving":
    case "out_for_delivery":
      return { kind: "track", parcel };
    case "attempt_failed":
      return { kind: "attempt", parcel };
    case "rto":
      return { kind: "coming-back", parcel };
    case "rto_received":
      return { kind: "is-back", parcel };
    case "delivered":
    case "cancelled":
      return undefined;
  }
}

function ofCancelled(parcel: Shipment | undefined, lots: readonly LotOfLine[]): Next {
  const isComing = parcel?.state === "booking" || parcel?.state === "booked";
  if (parcel && isComing && bringsOrder(parcel)) return { kind: "still-comes", parcel };
  const isComingBack = parcel?.state === "rto";
  if (parcel && isComingBack) return { kind: "coming-back", parcel };
  const lot = lots.find(({ isAsked }) => isAsked);
  return lot ? { kind: "begun", lot } : { kind: "cancelled" };
}

function ofWaiting({ order, lots, hasCarrier }: NextFacts, byParcel: Next | undefined): Next {
  if (awaitsConfirmation(order)) return { kind: "confirm" };
  const reason = whyHeld(order);
  const due = nextDue(order.dues);
  if (reason === "unpaid") return due ? { kind: "due", due } : { kind: "pay" };
  if (reason !== undefined) return { kind: "lost" };
  if (order.homes) return { kind: "homes", homes: order.homes };
  if (byParcel) return byParcel;
  if (order.packedAt !== null) return { kind: hasCarrier ? "book" : "send", parcel: undefined };
  const pieces = order.lines.reduce((count, { unmade }) => count + unmade, 0);
  if (pieces > 0) return { kind: "unmade", pieces, lot: lots.find((lot) => lot.made < lot.pieces) };
  return order.readyBy === null ? { kind: "pack" } : { kind: "make", by: order.readyBy };
}

/** The returns room asks for the rest. */
function ofReturns(returns: readonly OrderReturn[]): Next | undefined {
  const open = returns.find(
    ({ state }) => state !== "settled" && state !== "declined" && state !== "withdrawn",
  );
  return open && { kind: "return", of: open };
}

function ofSent(order: NextFacts["order"], byParcel: Next | undefined): Next {
  if (order.homes) return { kind: "homes", homes: order.homes };
  const open = order.parcels.length > 0 ? openPieces(order.lines, order.parcels) : [];
  const pieces = open.reduce((count, { quantity }) => count + quantity, 0);
  const isGoing = byParcel === undefined || byParcel.kind === "track" || byParcel.kind === "number";
  if (pieces > 0 && isGoing) return { kind: "rest", pieces };
  if (byParcel) return byParcel;
  const isKnown = order.trackingNumber !== null || order.trackingUrl !== null || order.parcels.length > 0;
  return { kind: isKnown ? "track" : "number", parcel: undefined };
}

function ofArrived(order: NextFacts["order"], byParcel: Next | undefined): Next {
  if (byParcel && byParcel.kind !== "number" && byParcel.kind !== "track") return byParcel;
  if (order.paymentState === "cod_due") return { kind: "cash" };
  const due = takesDues(order) ? nextDue(order.dues) : undefined;
  return due ? { kind: "owed", due } : { kind: "done" };
}
