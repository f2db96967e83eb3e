import { Form, useNavigation } from "react-router";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import { bringsOrder, isFinal, type Shipment } from "../shipments/shipment.ts";
import type { AdminOrder } from "./admin-order.ts";
import { cashAdminText as text } from "./cash-admin.text.ts";
import { OrderPanel } from "./order-panel.tsx";

/** The owner's word that all she sent of an order is back. */
export function CameBackPanel({ order }: { order: AdminOrder }) {
  const inTurn = useInTurn();
  const isSending = useNavigation().formData?.get("intent") === "cameBack";
  if (order.fulfilment !== "shipped" || order.parcels.some(isWithCarrier)) return null;
  return (
    <OrderPanel title={text.undelivered} className="max-lg:order-2">
      <p className="text-ink-2">{text.undeliveredHint}</p>
      <Form method="post" onSubmit={inTurn} preventScrollReset className="mt-2">
        <input type="hidden" name="version" value={order.version} />
        <ConfirmButton
          type="submit"
          small
          name="intent"
          value="cameBack"
          question={text.askCameBack}
          pending={isSending}
        >
          {text.cameBack}
        </ConfirmButton>
      </Form>
    </OrderPanel>
  );
}

/** Where such a parcel is, the carrier says. */
const isWithCarrier = (parcel: Shipment): boolean =>
  parcel.carrier !== "hand" && bringsOrder(parcel) && !isFinal(parcel.state);
