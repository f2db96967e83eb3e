import { adminOrdersPerPage } from "#orders/links/list-query.ts";
import type { OrderStates } from "#orders/order.ts";
import { isOrderId } from "#orders/placing/order-id.ts";

/** The ids of the ticked orders, each once; at most a page of the list. */
export const chosenOrders = (fields: FormData | URLSearchParams): string[] =>
  [...new Set(fields.getAll("id").map(String))].filter(isOrderId).slice(0, adminOrdersPerPage);

/**
 * Can an order be packed without being looked at first? It waits, and is paid or will be in cash. Whatever
 * was sent, cancelled or not paid stays as it is.
 */
export const isToBePacked = ({
  paymentMethod,
  paymentState,
  fulfilment,
}: Pick<OrderStates, "paymentMethod" | "paymentState" | "fulfilment">): boolean =>
  fulfilment === "pending" &&
  (paymentMethod === "cod" ? paymentState !== "refunded" : paymentState === "captured");
