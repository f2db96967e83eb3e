import { Form, useNavigation } from "react-router";
import { May } from "#accounts/permissions/may.tsx";
import { awaitsConfirmation } from "#orders/cash/confirmation.ts";
import { Button } from "#ui/form/button.tsx";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { CallLink } from "../call-link.tsx";
import { cashAdminText as text } from "../dues-admin.text.ts";
import { NextOrderLink } from "../next-order-link.tsx";
import { OrderPanel } from "../order-panel.tsx";
import type { AdminPage } from "../read-order.server.ts";

/** Whether the buyer of a cash order has confirmed it, and the owner's way to do it for them. */
export function CashConfirmPanel({ adminPage: { order, next } }: { adminPage: AdminPage }) {
  const { confirmation, confirmedHow, version } = order;
  const inTurn = useInTurn();
  const isSending = useNavigation().formData?.get("intent") === "confirmed";
  if (awaitsConfirmation(order) && confirmation)
    return (
      <OrderPanel title={text.title} className="max-lg:order-1">
        <p>{text.waits(longDateTime(confirmation.by))}</p>
        <p className="mt-1">
          <bdi>{order.billing.fullName}</bdi>: <CallLink phone={order.billing.phone} />,{" "}
          {text.inCash(rupeesExact(order.total))}
        </p>
        <May needs="pack">
          <Form
            method="post"
            onSubmit={inTurn}
            preventScrollReset
            className="mt-2 grid justify-items-start gap-2"
          >
            <input type="hidden" name="version" value={version} />
            <Button type="submit" name="intent" value="confirmed" variant="primary" small pending={isSending}>
              {text.confirm}
            </Button>
            <p className="text-ink-2">{text.confirmHint}</p>
          </Form>
        </May>
        {next && <NextOrderLink next={next} isDone={false} />}
      </OrderPanel>
    );
  if (!confirmation?.at || order.fulfilment === "cancelled") return null;
  return (
    <OrderPanel title={text.title} className="max-lg:order-1">
      <p>
        {text.done(longDateTime(confirmation.at))} {confirmedHow && text.how[confirmedHow]}
      </p>
      {next && !order.packedAt && <NextOrderLink next={next} isDone />}
    </OrderPanel>
  );
}
