import { May } from "#accounts/permissions/may.tsx";
import { stateWords } from "#orders/parcel-moves/shipments.text.ts";
import { openPieces } from "#orders/shipments/order-parcels.ts";
import type { Shipment } from "#orders/shipments/shipment.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { Link } from "#ui/link.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { type AdminOrder, whyNotSent } from "../admin-order.ts";
import { keptText } from "../kept/kept.text.ts";
import { OrderPanel } from "../order-panel.tsx";
import { NotPaid } from "../payment-mark.tsx";
import { lacksForBooking } from "./lacks-for-booking.ts";
import { nextStep, stateTone } from "./next-step.ts";
import { newParcelPath, parcelPath } from "./shipment-paths.ts";
import { parcelText, shipmentsText } from "./shipments-admin.text.ts";

interface ShipmentsPanelProps {
  order: AdminOrder;
  hasCarrier: boolean;
}

/** The order's parcels, what is in none yet, and what comes next of each. */
export function ShipmentsPanel({ order, hasCarrier }: ShipmentsPanelProps) {
  const { parcels, lines, id } = order;
  const open = order.homes === null ? openPieces(lines, parcels) : [];
  const isOpen = open.length > 0 && mayBePacked(order);
  if (parcels.length === 0 && !isOpen) return null;
  return (
    <OrderPanel title={shipmentsText.title} className="max-lg:order-1">
      {parcels.length > 0 && (
        <ul>
          {parcels.map((parcel) => (
            <Parcel key={parcel.id} order={order} parcel={parcel} hasCarrier={hasCarrier} />
          ))}
        </ul>
      )}
      <NotPaid order={order} />
      {isOpen && (
        <div className="mt-3 grid justify-items-start gap-2">
          <p className="text-ink-2">
            {parcels.length === 0 ? shipmentsText.openOrder : shipmentsText.someOpen(countOf(open))}
          </p>
          <May needs="pack">
            <ButtonLink small prefetch="none" to={newParcelPath(id)}>
              {shipmentsText.newShipment}
            </ButtonLink>
          </May>
        </div>
      )}
    </OrderPanel>
  );
}

/** What was shipped without any parcel needs none. */
const mayBePacked = (order: AdminOrder): boolean =>
  !whyNotSent(order) &&
  order.fulfilment !== "delivered" &&
  (order.fulfilment !== "shipped" || order.parcels.length > 0);

const countOf = (pieces: readonly { quantity: number }[]): number =>
  pieces.reduce((count, { quantity }) => count + quantity, 0);

interface ParcelProps extends ShipmentsPanelProps {
  parcel: Shipment;
}

function Parcel({ parcel, order, hasCarrier }: ParcelProps) {
  const { id, number, state, direction, items, courier, awb, trouble } = parcel;
  const lacks = lacksForBooking(order, parcel);
  const next = nextStep(parcel, { hasCarrier, isGivenUp: order.fulfilment === "cancelled", lacks });
  const isBack = direction === "back";
  return (
    <li className="border-b border-hair py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Link to={parcelPath(order.id, id)} prefetch="none" className="action font-semibold">
          {isBack ? parcelText.returned(number) : parcelText.name(number)}
        </Link>
        <StatusBadge tone={stateTone(state)}>{stateWords[state]}</StatusBadge>
      </div>
      <p className="text-ink-2 [overflow-wrap:anywhere]">
        {[parcelText.pieces(countOf(items)), courier, awb].filter(Boolean).join(" · ")}
      </p>
      {trouble && <p className="text-geru [overflow-wrap:anywhere]">{keptText.said(trouble)}</p>}
      {next && <p>{next}</p>}
    </li>
  );
}
