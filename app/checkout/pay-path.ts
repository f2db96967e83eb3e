import { payPath } from "#orders/my-order.ts";

/** Where an order's card payment is tried again, with the token of a mail's link where that opened it. */
export const payPathWith = (orderNumber: string, token: string | undefined): string =>
  `${payPath(orderNumber)}${token ? `?${new URLSearchParams({ token })}` : ""}`;

/** Where an order is shown. */
export const orderPath = (orderNumber: string, token?: string): string =>
  `/order-confirmation?${new URLSearchParams({ orderId: orderNumber, ...(token ? { token } : {}) })}`;
