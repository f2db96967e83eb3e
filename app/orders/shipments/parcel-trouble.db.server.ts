import { type SqlBool, sql } from "kysely";
import type { ParcelTrouble } from "./parcel-trouble.ts";

/**
 * Of a row of `shipments`, beside its order's: it could not be booked, or is booked for an order that is
 * cancelled; it was packed for an order whose first parcel has left, or in place of a returned piece, and
 * no list of orders to pack names it; nobody took it at the door; it comes back, or came and its order
 * lives on. The states are those of its index, by which the planner finds them.
 */
const isTroubled: Readonly<Record<ParcelTrouble, ReturnType<typeof sql<SqlBool>>>> = {
  booking: sql<SqlBool>`(
    (shipments.state in ('draft', 'booking') and shipments.trouble is not null)
    or (shipments.state in ('booking', 'booked') and orders.fulfilment_state = 'cancelled'))`,
  left: sql<SqlBool>`(shipments.state = 'draft' and shipments.trouble is null
    and (shipments.return_request_id is not null or orders.fulfilment_state in ('shipped', 'delivered')))`,
  attempt: sql<SqlBool>`shipments.state = 'attempt_failed'`,
  back: sql<SqlBool>`(shipments.state = 'rto'
    or (shipments.state = 'rto_received' and orders.fulfilment_state in ('pending', 'processing', 'shipped')))`,
};

/** The words of its index. */
const isWatched = sql<SqlBool>`(shipments.direction = 'out'
  and shipments.state in ('draft', 'booking', 'booked', 'attempt_failed', 'rto', 'rto_received'))`;

const withParcel = (which: ReturnType<typeof sql<SqlBool>>) => sql<SqlBool>`orders.id in (
  select shipments.order_id from shipments join orders on orders.id = shipments.order_id
  where ${isWatched} and ${which})`;

/** Of a row of `orders`: has it a parcel that needs the owner? */
export const hasTroubledParcel = withParcel(
  sql`(${isTroubled.booking} or ${isTroubled.left} or ${isTroubled.attempt} or ${isTroubled.back})`,
);

/** Of a row of `orders`: has it a parcel that comes back, or came while it lives on? */
export const hasParcelBack = withParcel(isTroubled.back);

const parcelsWith = (trouble: ParcelTrouble) => sql<number>`(
  select count(*)::int from shipments join orders on orders.id = shipments.order_id
  where ${isWatched} and ${isTroubled[trouble]})`;

/** How many parcels need the owner, by what for. */
export const troubledParcels: Readonly<Record<ParcelTrouble, ReturnType<typeof parcelsWith>>> = {
  booking: parcelsWith("booking"),
  left: parcelsWith("left"),
  attempt: parcelsWith("attempt"),
  back: parcelsWith("back"),
};
