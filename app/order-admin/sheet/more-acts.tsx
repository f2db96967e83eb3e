import { type ToggleEvent, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { May } from "#accounts/permissions/may.tsx";
import { receiverPhone } from "#addresses/address.ts";
import { addressLines } from "#addresses/address-lines.ts";
import { deliveryNames } from "#addresses/delivery.form.ts";
import { awaitsConfirmation } from "#orders/cash/confirmation.ts";
import { hasLeft } from "#orders/order-standing.ts";
import { nextCardText } from "#records/words/records.text.ts";
import { Button } from "#ui/form/button.tsx";
import { errorsIn } from "#ui/form/form-answer.ts";
import { AddressCorrection } from "../address/address-correction.tsx";
import { cashAdminText } from "../dues-admin.text.ts";
import { nextText } from "../next/next.text.ts";
import { PackForm } from "../next/next-act.tsx";
import type { Next } from "../next/next-of.ts";
import type { OrderAnswer } from "../order-act.form.ts";
import type { AdminPage } from "../read-order.server.ts";
import { ShipmentsPanel } from "../shipments/shipments-panel.tsx";
import { OrderBackForm } from "./order-back-form.tsx";
import { sheetText } from "./sheet.text.ts";
import { StatusPanel, statusForm, TrackingFields } from "./status-panel.tsx";

interface ActProps {
  next: Next;
  adminPage: AdminPage;
  answer: OrderAnswer | undefined;
}

/** A form begins anew when what it shows has changed; what is being typed into the other one stays. */
export const keyOf = (...shown: (string | null)[]): string => JSON.stringify(shown);

const trackedAs = ({ order }: AdminPage): string =>
  keyOf("status", order.status, order.trackingNumber, order.trackingUrl);

/** Where the parcel's number is typed in the card, and the one button that says that it has left. */
export function Sending({ adminPage, answer }: Omit<ActProps, "next">) {
  const sending = useNavigation().formData?.get("intent");
  // With a carrier, its button is the main one.
  const isBooked = adminPage.hasCarrier && !hasLeft(adminPage.order);
  const intent = hasLeft(adminPage.order) ? "tracking" : "sent";
  return (
    <div key={trackedAs(adminPage)} className="grid gap-4">
      <TrackingFields order={adminPage.order} answer={answer} />
      <Button
        type="submit"
        form={statusForm}
        name="intent"
        value={intent}
        variant={isBooked ? "outline" : "primary"}
        className="justify-self-start"
        pending={sending === intent}
      >
        {intent === "sent" ? nextText.sent : sheetText.saveTracking}
      </Button>
    </div>
  );
}

interface MoreProps extends ActProps {
  isTrackedAbove: boolean;
}

/** Everything else that can be done, folded away; it opens by itself for what was refused in it. */
export function MoreActs({ next, adminPage, answer, isTrackedAbove }: MoreProps) {
  const { order, hasCarrier } = adminPage;
  const isHere = order.fulfilment === "pending" || order.fulfilment === "processing";
  const isPacking = next.kind === "pack" || next.kind === "make";
  return (
    <details className="mt-4 border-t border-hair pt-1 text-sm" {...useFold(answer, isTrackedAbove)}>
      <summary className="action min-w-11 text-sm">{nextCardText.more}</summary>
      <div className="mt-2 grid gap-6">
        <StatusPanel
          key={trackedAs(adminPage)}
          order={order}
          answer={answer}
          isTrackedAbove={isTrackedAbove}
        />
        {isHere && !isPacking && order.packedAt === null && (
          <May needs="pack">
            {awaitsConfirmation(order) && <p className="text-geru">{cashAdminText.notConfirmed}</p>}
            <PackForm order={order} isMain={false} />
          </May>
        )}
        <OrderBackForm order={order} />
        {adminPage.mayCorrectAddress && (
          <May needs="pack">
            <AddressCorrection
              key={keyOf(...addressLines(order.shipping), receiverPhone(order))}
              adminPage={adminPage}
              answer={answer}
            />
          </May>
        )}
        {order.parcels.length === 0 && order.homes === null && (
          <ShipmentsPanel order={order} hasCarrier={hasCarrier} />
        )}
      </div>
    </details>
  );
}

const tracking: readonly string[] = ["trackingNumber", "trackingUrl"];
const inFold: readonly string[] = ["meant", ...deliveryNames];

function useFold(answer: OrderAnswer | undefined, isTrackedAbove: boolean) {
  const isHere = (name: string) => inFold.includes(name) || (!isTrackedAbove && tracking.includes(name));
  const isRefused = Object.keys(errorsIn(answer)).some(isHere);
  const [open, setOpen] = useState(isRefused);
  useEffect(() => {
    if (isRefused) setOpen(true);
  }, [isRefused]);
  const onToggle = ({ currentTarget, target }: ToggleEvent<HTMLDetailsElement>) => {
    if (target === currentTarget) setOpen(currentTarget.open);
  };
  return { open, onToggle };
}
