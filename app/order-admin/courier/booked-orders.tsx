import { awaitsConfirmation } from "#orders/cash/confirmation.ts";
import { adminOrderPath } from "#orders/links/list-query.ts";
import { stateWords } from "#orders/parcel-moves/shipments.text.ts";
import type { Shipment } from "#orders/shipments/shipment.ts";
import { Link } from "#ui/link.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { type AdminOrder, whyNotSent } from "../admin-order.ts";
import { cashAdminText } from "../dues-admin.text.ts";
import { keptText } from "../kept/kept.text.ts";
import { bookingWords } from "../shipments/booking.text.ts";
import { lacksForBooking } from "../shipments/lacks-for-booking.ts";
import { stateTone } from "../shipments/next-step.ts";
import { parcelPath } from "../shipments/shipment-paths.ts";
import { parcelText, shipmentsText } from "../shipments/shipments-admin.text.ts";
import { ratesText } from "./rates.text.ts";

/** What came of booking each order's parcels; those that need the owner first. */
export function BookedOrders({ orders }: { orders: readonly AdminOrder[] }) {
  const sorted = [...orders].sort((one, other) => Number(needsOwner(other)) - Number(needsOwner(one)));
  return (
    <ul className="border-t border-ink">
      {sorted.map((order) => (
        <li key={order.id} className="border-b border-hair py-3 text-sm">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Link to={adminOrderPath(order.id)} className="action font-semibold">
              {order.orderNumber}
            </Link>
            <span className="text-ink-2">
              {order.shipping.fullName}, {order.shipping.city}
            </span>
          </div>
          {ownParcels(order).length === 0 && <p className="text-ink-2">{notPacked(order)}</p>}
          {awaitsConfirmation(order) && <p className="text-geru">{cashAdminText.notConfirmed}</p>}
          {ownParcels(order).map((parcel) => (
            <Outcome key={parcel.id} order={order} parcel={parcel} />
          ))}
        </li>
      ))}
    </ul>
  );
}

const ownParcels = ({ parcels }: AdminOrder): Shipment[] =>
  parcels.filter(({ direction, state }) => direction === "out" && state !== "cancelled");

const needsOwner = (order: AdminOrder): boolean =>
  ownParcels(order).length === 0 || order.parcels.some(({ state }) => state === "draft");

const notPacked = (order: AdminOrder): string => {
  const why = whyNotSent(order);
  return why ? ratesText.notPacked(why) : shipmentsText.notPacked;
};

function Outcome({ order, parcel }: { order: AdminOrder; parcel: Shipment }) {
  const { id, number, state, courier, awb, trouble } = parcel;
  const isOpen = state === "draft";
  return (
    <div className="mt-1">
      <p className="flex flex-wrap items-center gap-x-3">
        <Link to={parcelPath(order.id, id)} prefetch="none" className="action">
          {parcelText.name(number)}
        </Link>
        <StatusBadge tone={stateTone(state)}>{stateWords[state]}</StatusBadge>
        <span className="text-ink-2 [overflow-wrap:anywhere]">
          {[courier, awb].filter(Boolean).join(" ")}
        </span>
      </p>
      {state === "booking" && <p className="text-ink-2">{bookingWords.waits}</p>}
      {isOpen && (
        <p className="text-geru [overflow-wrap:anywhere]">
          {(trouble && keptText.said(trouble)) ?? lacksForBooking(order, parcel) ?? shipmentsText.notAsked}
        </p>
      )}
    </div>
  );
}
