import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { May } from "#accounts/permissions/may.tsx";
import { awaitsConfirmation } from "#orders/cash/confirmation.ts";
import { Button } from "#ui/form/button.tsx";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import { longDateTime } from "#values/time/date-time.ts";
import type { AdminOrder } from "../admin-order.ts";
import { cashAdminText } from "../dues-admin.text.ts";
import { NextOrderLink } from "../next-order-link.tsx";
import { orderAdminText } from "../order-admin.text.ts";
import { OrderPanel } from "../order-panel.tsx";
import type { AdminPage } from "../read-order.server.ts";
import { sheetText } from "./sheet.text.ts";

/** How far the order is at the packing table, or that its buyer cancelled it, and why. */
export function PackingPanel({ adminPage: { order, next } }: { adminPage: AdminPage }) {
  const { fulfilment, packedAt } = order;
  if (fulfilment === "cancelled") return <Cancelled order={order} />;
  if (packedAt)
    return (
      <Panel>
        <p>{orderAdminText.packedSince(longDateTime(packedAt))}</p>
        {next && <NextOrderLink next={next} isDone={order.parcels.length > 0} />}
      </Panel>
    );
  if (fulfilment !== "pending" && fulfilment !== "processing") return null;
  return (
    <May needs="pack">
      <PackForm order={order} />
    </May>
  );
}

const Panel = ({ children }: { children: ReactNode }) => (
  <OrderPanel title={sheetText.packing} className="max-lg:order-1">
    {children}
  </OrderPanel>
);

function PackForm({ order }: { order: AdminOrder }) {
  const isSending = useNavigation().formData?.get("intent") === "packed";
  return (
    <Panel>
      <Form
        method="post"
        onSubmit={useInTurn()}
        preventScrollReset
        className="grid justify-items-start gap-2"
      >
        <input type="hidden" name="version" value={order.version} />
        {awaitsConfirmation(order) && <p className="text-geru">{cashAdminText.notConfirmed}</p>}
        <Button type="submit" name="intent" value="packed" small pending={isSending}>
          {orderAdminText.beingPacked}
        </Button>
        <p className="text-ink-2">
          {order.isAgreed ? orderAdminText.packHintAgreed : orderAdminText.packHint}
        </p>
      </Form>
    </Panel>
  );
}

function Cancelled({ order: { cancelledBy, cancelReason } }: { order: AdminOrder }) {
  if (cancelledBy !== "shopper") return null;
  return (
    <OrderPanel title={sheetText.cancellation} className="max-lg:order-1">
      <p>{orderAdminText.cancelledByCustomer}</p>
      {cancelReason && (
        <p
          dir="auto"
          className="mt-1 border-l-4 border-double border-ink pl-3 whitespace-pre-line wrap-anywhere"
        >
          {cancelReason}
        </p>
      )}
    </OrderPanel>
  );
}
