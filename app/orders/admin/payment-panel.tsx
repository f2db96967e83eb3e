import { shippingNames } from "#shipping/shipping.text.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { paymentNames } from "../order.text.ts";
import { CashPart } from "./cash-part.tsx";
import type { DeskAnswer } from "./change-order.server.ts";
import { DeskFact, DeskPanel } from "./desk-panel.tsx";
import { PaymentMark } from "./payment-mark.tsx";
import type { Desk } from "./read-desk.server.ts";
import { RefundPart } from "./refunds/refund-part.tsx";

interface PaymentPanelProps {
  desk: Desk;
  answer: DeskAnswer | undefined;
}

/** How it is paid and shipped, and what came of the payment. */
export function PaymentPanel({ desk, answer }: PaymentPanelProps) {
  const { order } = desk;
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
        {order.cashReturned > 0 && <DeskFact label="Given back">{rupeesExact(order.cashReturned)}</DeskFact>}
        {order.paymentReason && <DeskFact label="Provider said">{order.paymentReason}</DeskFact>}
        {order.razorpayOrderId && <DeskFact label="Razorpay order">{order.razorpayOrderId}</DeskFact>}
        {order.razorpayPaymentId && <DeskFact label="Razorpay payment">{order.razorpayPaymentId}</DeskFact>}
        <DeskFact label="Shipping method">{shippingNames[order.shippingMethod]}</DeskFact>
      </dl>
      {order.paymentMethod === "cod" && <CashPart order={order} answer={answer} />}
      <RefundPart desk={desk} />
    </DeskPanel>
  );
}
