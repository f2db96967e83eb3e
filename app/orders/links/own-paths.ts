/** Stands behind the address that 'Pay Now' leads to: that page begins the payment by itself. */
export const payNowMark = "#pay-now";

/** The page that takes a card payment, with the token of a mail's link where that opened the order. */
export const payPath = (orderNumber: string, token?: string): string =>
  `/pay/${orderNumber}${token ? `?${new URLSearchParams({ token })}` : ""}`;

/** Where 'Pay Now' leads. */
export const payNowPath = (orderNumber: string, token?: string): string =>
  `${payPath(orderNumber, token)}${payNowMark}`;

export const myOrderPath = (id: string): string => `/dashboard/my-orders/${encodeURIComponent(id)}`;

export const invoicePath = (id: string): string => `${myOrderPath(id)}/invoice.pdf`;

export const creditNotePath = (id: string, note: string): string =>
  `${myOrderPath(id)}/credit-notes/${encodeURIComponent(note)}`;

/** What a buyer does about an order, each at an address of its own. */
export type OwnAct =
  | "cancel"
  | "address"
  | "again"
  | "invoice.pdf"
  | "confirm"
  | "paid"
  | "return"
  | "review";

/** With the token of a mail's link where that opened the order. */
export const ownActPath = (orderNumber: string, act: OwnAct, token?: string): string =>
  `/order/${encodeURIComponent(orderNumber)}/${act}${token ? `?${new URLSearchParams({ token })}` : ""}`;
