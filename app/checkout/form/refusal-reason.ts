import { personalReason } from "#cart/prices/priced-cart.ts";
import { withOption } from "#catalogue/options/variant.ts";
import type { Order } from "#orders/order.ts";
import type { PaymentStanding } from "#orders/order-standing.ts";
import { earlierOrders, refusalReasons as say } from "./checkout.text.ts";
import { mostForCash, type Refusal } from "./purchase.ts";

type Earlier = Pick<Order, "orderNumber" | "status"> & PaymentStanding;

/** Why an order could not be placed: this checkout led to another one before. */
export const earlierReason = (order: Earlier): string =>
  earlierOrders.reason(order.orderNumber, cameOf(order));

function cameOf({ status, paymentState, paidTooLate }: Earlier): string {
  if (status === "cancelled") return earlierOrders.cancelled;
  if (paidTooLate) return earlierOrders.tooLate;
  switch (paymentState) {
    case "refunded":
      return earlierOrders.refunded;
    case "captured":
      return earlierOrders.paid;
    case "awaiting":
    case "failed":
    case "part_paid":
    case "cod_due":
    case "cod_collected":
      return earlierOrders.placed;
  }
}

/** Why an order could not be placed, in a sentence that names the product (CHECKOUT-17). */
export function refusalReason({ kind, name, option, personal, left, price }: Refusal): string {
  const product = withOption(name ?? say.aProduct, option);
  switch (kind) {
    case "personal":
      return say.personal(product, personal ? personalReason(personal) : "");
    case "too-few":
      return say["too-few"](product, left);
    case "too-many-for-cash":
      return say["too-many-for-cash"](product, mostForCash);
    case "price-changed":
      return say["price-changed"](product, price);
    default:
      return say[kind](product);
  }
}
