/** The headings of an order that waits for its card payment, and of one that does so no more. */
export const unpaidText = {
  title: "Your order is not paid yet",
  payTitle: "Pay for your order",
  cancelledTitle: "Your order was cancelled",
};
