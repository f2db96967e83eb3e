import type { PaymentState } from "../order.ts";
import { paymentWords } from "../order-status.ts";

/** Where the money is, in words; what the owner has to see to stands out. */
export function PaymentMark({ state, refundDue }: { state: PaymentState; refundDue: boolean }) {
  const isOpen = state === "awaiting" || state === "failed";
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      <span className={isOpen ? "text-geru" : ""}>{paymentWords[state]}</span>
      {refundDue && <b className="text-geru">Refund due</b>}
    </span>
  );
}
