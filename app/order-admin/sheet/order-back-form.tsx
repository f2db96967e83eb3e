import { Form, useNavigation } from "react-router";
import { useMay } from "#accounts/permissions/held-context.ts";
import { bringsOrder, isFinal, type Shipment } from "#orders/shipments/shipment.ts";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import type { AdminOrder } from "../admin-order.ts";
import { cashAdminText as text } from "../dues-admin.text.ts";

/** The owner's word that all she sent of an order is back. */
export function OrderBackForm({ order }: { order: AdminOrder }) {
  const may = useMay();
  const inTurn = useInTurn();
  const isSending = useNavigation().formData?.get("intent") === "cameBack";
  if (
    !may("pack") ||
    order.fulfilment !== "shipped" ||
    order.homes !== null ||
    order.parcels.some(isWithCarrier)
  )
    return null;
  return (
    <Form method="post" onSubmit={inTurn} preventScrollReset className="grid justify-items-start gap-2">
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
      <p className="text-ink-2">{text.undeliveredHint}</p>
    </Form>
  );
}

/** Where such a parcel is, the carrier says. */
const isWithCarrier = (parcel: Shipment): boolean =>
  parcel.carrier !== "hand" && bringsOrder(parcel) && !isFinal(parcel.state);
