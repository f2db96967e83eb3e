import type { PaymentMethod, PaymentState } from "#orders/order.ts";
import { isPaymentOpen, paymentWords } from "#orders/order-status.ts";

interface PaymentMarkProps {
  order: { paymentMethod: PaymentMethod; paymentState: PaymentState; status: string; refundDue: boolean };
}

/** Where the money is, in words; what the owner has to see to stands out. */
export function PaymentMark({ order }: PaymentMarkProps) {
  const { paymentState, status, refundDue } = order;
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      <span className={isPaymentOpen(paymentState, status) ? "text-geru" : ""}>{paymentWords(order)}</span>
      {refundDue && <b className="text-geru">Refund due</b>}
    </span>
  );
}
