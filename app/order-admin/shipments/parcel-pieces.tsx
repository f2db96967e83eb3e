import { withOption } from "#catalogue/options/variant.ts";
import { parcelContents } from "#orders/shipments/parcel-contents.ts";
import type { Shipment } from "#orders/shipments/shipment.ts";
import type { AdminOrder } from "../admin-order.ts";
import { OrderPanel } from "../order-panel.tsx";
import { shipmentsText } from "./shipments-admin.text.ts";

/** What is in a parcel. */
export const PiecesPart = ({ order, parcel }: { order: AdminOrder; parcel: Shipment }) => (
  <OrderPanel title={shipmentsText.pieces}>
    <ul>
      {parcelContents(parcel, order.lines).map(({ id, name, optionText, quantity }) => (
        <li key={id} className="border-b border-hair py-1.5 [overflow-wrap:anywhere] last:border-0">
          {quantity} × {withOption(name, optionText)}
        </li>
      ))}
    </ul>
  </OrderPanel>
);
