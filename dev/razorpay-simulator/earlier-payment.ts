import { newPayment, paymentWish } from "./new-payment.ts";
import type { Provider } from "./provider.ts";

/** Of how much an earlier payment was only its shop knows: no refund is too large for this. */
const enough = 10_000_000_00;

/** Takes a payment that nobody made here for one of before, captured; one that is known is left as it is. */
export function rememberPayment({ state, now }: Provider, id: string): void {
  if (state.payments.has(id) || !/^pay_\w{14}$/.test(id)) return;
  const order = { id: id.replace("pay", "order"), amount: enough, currency: "INR", notes: [] as [] };
  const wish = paymentWish.parse({ order_id: order.id, outcome: "success" });
  const made = newPayment(order, wish, now());
  state.payments.set(id, { ...made, id, status: "captured", captured: true });
}
