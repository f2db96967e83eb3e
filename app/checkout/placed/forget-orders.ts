import { dropCheckoutDraft, readCheckoutDraft } from "../form/checkout-draft.ts";
import { forgetUnseen, unseenOrder } from "../form/unseen-order.ts";
import { dropLocalOrder, dropLocalOrders } from "./local-orders.ts";

type Browser = Pick<Window, "localStorage" | "sessionStorage">;

/** Takes what this browser keeps of an order, and what was typed for it, away. */
export function forgetOrder({ localStorage, sessionStorage }: Browser, orderNumber: string): void {
  dropLocalOrder(localStorage, orderNumber);
  if (readCheckoutDraft(sessionStorage)?.orderNumber === orderNumber) dropCheckoutDraft(sessionStorage);
  if (unseenOrder(sessionStorage) === orderNumber) forgetUnseen(sessionStorage);
}

/** The same of all orders, when somebody leaves a shared screen. */
export function forgetOrders({ localStorage, sessionStorage }: Browser): void {
  dropLocalOrders(localStorage);
  dropCheckoutDraft(sessionStorage);
  forgetUnseen(sessionStorage);
}
