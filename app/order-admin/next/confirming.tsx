import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { receiverPhone } from "#addresses/address.ts";
import { Button } from "#ui/form/button.tsx";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { AdminOrder } from "../admin-order.ts";
import { CallLink, telephone } from "../call-link.tsx";
import { cashAdminText } from "../dues-admin.text.ts";
import { nextText as text } from "./next.text.ts";

/** Buttons beside each other. */
export const Acts = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);

export function Call({ order }: { order: AdminOrder }) {
  const phone = receiverPhone(order);
  return (
    phone && (
      <a href={telephone(phone)} className="button main-button">
        {text.call}
      </a>
    )
  );
}

/** Whose number that is. */
const calledName = ({ shippingPhone, shipping, billing }: AdminOrder): string =>
  shippingPhone ? shipping.fullName : billing.fullName;

/** Whom to call about an order in cash, and what to press once they said yes. */
export function Confirming({ order, mayConfirm }: { order: AdminOrder; mayConfirm: boolean }) {
  const { total, version } = order;
  const phone = receiverPhone(order);
  const inTurn = useInTurn();
  const isSending = useNavigation().formData?.get("intent") === "confirmed";
  return (
    <div className="grid gap-2">
      <p>
        <bdi>{calledName(order)}</bdi>: <CallLink phone={phone} />, {cashAdminText.inCash(rupeesExact(total))}
      </p>
      {mayConfirm && (
        <>
          <Acts>
            <Call order={order} />
            <Form method="post" onSubmit={inTurn} preventScrollReset>
              <input type="hidden" name="version" value={version} />
              <Button
                type="submit"
                name="intent"
                value="confirmed"
                variant={phone ? "outline" : "primary"}
                pending={isSending}
              >
                {cashAdminText.confirm}
              </Button>
            </Form>
          </Acts>
          <p className="text-ink-2">{cashAdminText.confirmHint}</p>
        </>
      )}
    </div>
  );
}
