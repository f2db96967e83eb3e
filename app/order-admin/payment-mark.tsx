import { isUnconfirmed } from "#orders/cash/confirmation.ts";
import { leftOfDues, owesFirst } from "#orders/dues/dues.ts";
import type { PaymentState } from "#orders/order-states.ts";
import { isPaymentOpen, paymentWords } from "#orders/order-status.ts";
import type { PaymentMethod } from "#values/money/payment-method.ts";
import type { AdminOrder } from "./admin-order.ts";
import { cashAdminText, duesAdminText } from "./dues-admin.text.ts";
import { orderAdminText } from "./order-admin.text.ts";

interface PaymentMarkProps {
  order: { paymentMethod: PaymentMethod; paymentState: PaymentState; status: string; refundDue: boolean };
}

/** Where the money is, in words; what the owner has to see to stands out. */
export function PaymentMark({ order }: PaymentMarkProps) {
  const { paymentState, status, refundDue } = order;
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      <span className={isPaymentOpen(paymentState, status) ? "text-geru" : ""}>{paymentWords(order)}</span>
      {refundDue && <b className="text-geru">{orderAdminText.refundDue}</b>}
    </span>
  );
}

/** Says before an order is packed or booked that its buyer has not confirmed it (CASH-34); never printed. */
export const NotConfirmed = ({ order }: { order: AdminOrder }) =>
  isUnconfirmed(order) ? <p className="mb-4 text-geru print:hidden">{cashAdminText.notConfirmed}</p> : null;

/** Says before an order is packed or booked that it is to be paid first (OFFER-63); never printed. */
export const NotPaid = ({ order }: { order: AdminOrder }) =>
  owesFirst(order) && (order.fulfilment === "pending" || order.fulfilment === "processing") ? (
    <p className="mb-4 text-geru print:hidden">{duesAdminText.payFirst(leftOfDues(order.dues))}</p>
  ) : null;
