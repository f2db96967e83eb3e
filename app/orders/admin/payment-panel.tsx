import { Form, useNavigation } from "react-router";
import { shippingNames } from "#shipping/shipping.text.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmButton } from "#ui/confirm-button.tsx";
import { useInTurn } from "#ui/use-in-turn.ts";
import { longDateTime } from "#values/date-time.ts";
import { rupeesExact } from "#values/money.ts";
import { paymentNames } from "../order.text.ts";
import { deskText } from "./desk.text.ts";
import type { DeskOrder } from "./desk-order.ts";
import { DeskFact, DeskPanel } from "./desk-panel.tsx";
import { PaymentMark } from "./payment-mark.tsx";
import type { Desk } from "./read-desk.server.ts";
import { RefundPart } from "./refund-part.tsx";

/** How it is paid and shipped, and what came of the payment. */
export function PaymentPanel({ desk }: { desk: Desk }) {
  const { order, refunds, refundable, refundKey } = desk;
  const { paidAt, codCollectedAt } = order;
  return (
    <DeskPanel title="Payment and shipping" className="max-lg:order-5">
      <dl>
        <DeskFact label="Payment method">{paymentNames[order.paymentMethod]}</DeskFact>
        <DeskFact label="Payment">
          <PaymentMark order={order} />
        </DeskFact>
        {paidAt && <DeskFact label="Paid on">{longDateTime(paidAt)}</DeskFact>}
        {codCollectedAt && <DeskFact label="Collected on">{longDateTime(codCollectedAt)}</DeskFact>}
        {order.paymentReason && <DeskFact label="Provider said">{order.paymentReason}</DeskFact>}
        {order.razorpayOrderId && <DeskFact label="Razorpay order">{order.razorpayOrderId}</DeskFact>}
        {order.razorpayPaymentId && <DeskFact label="Razorpay payment">{order.razorpayPaymentId}</DeskFact>}
        <DeskFact label="Shipping method">{shippingNames[order.shippingMethod]}</DeskFact>
      </dl>
      {order.paymentMethod === "cod" && <CashForm order={order} />}
      <RefundPart {...{ orderId: order.id, refunds, refundable, refundKey }} />
    </DeskPanel>
  );
}

/** Cash that the courier brought, that went back, and the way back from a slip of the finger. */
function CashForm({ order: { version, paymentState, total } }: { order: DeskOrder }) {
  const sending = useNavigation().formData?.get("intent");
  const inTurn = useInTurn();
  if (paymentState !== "cod_due" && paymentState !== "cod_collected") return null;
  return (
    <Form method="post" onSubmit={inTurn} preventScrollReset className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
      <input type="hidden" name="version" value={version} />
      {paymentState === "cod_due" ? (
        <Button type="submit" name="intent" value="collected" small pending={sending === "collected"}>
          COD collected
        </Button>
      ) : (
        <>
          <ConfirmButton
            small
            name="intent"
            value="returned"
            pending={sending === "returned"}
            question={deskText.cashBack(rupeesExact(total))}
          >
            Cash given back
          </ConfirmButton>
          <ConfirmButton
            variant="text"
            small
            name="intent"
            value="uncollected"
            pending={sending === "uncollected"}
            question="Mark the cash as not collected after all?"
          >
            Not collected after all
          </ConfirmButton>
        </>
      )}
    </Form>
  );
}
