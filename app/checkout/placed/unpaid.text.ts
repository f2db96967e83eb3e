/** The headings of an order that waits for its card payment, and of one of which nothing is sent. */
export const unpaidText = {
  title: "Your order is not paid yet",
  lapsedTitle: "Your order was not paid in time",
  payTitle: "Pay for your order",
  cancelledTitle: "Your order was cancelled",
  tooLateTitle: "Your payment came too late",
  refundedTitle: "Your order was refunded",
};
