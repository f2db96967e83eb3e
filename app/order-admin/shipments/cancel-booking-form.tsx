import { Form, useNavigation } from "react-router";
import type { Shipment } from "#orders/shipments/shipment.ts";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { shipmentsText } from "./shipments-admin.text.ts";

/** For what the carrier has, or may have. */
export function CancelBookingForm({ parcel }: { parcel: Shipment }) {
  const isSending = useNavigation().formData?.get("intent") === "cancel-booking";
  const { state, carrier, version } = parcel;
  if (carrier === "hand" || (state !== "booking" && state !== "booked")) return null;
  return (
    <Form method="post">
      <input type="hidden" name="version" value={version} />
      <ConfirmButton
        name="intent"
        value="cancel-booking"
        question={shipmentsText.askCancelBooking}
        pending={isSending}
      >
        {shipmentsText.cancelBooking}
      </ConfirmButton>
    </Form>
  );
}
