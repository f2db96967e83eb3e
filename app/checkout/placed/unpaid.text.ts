/** What stands over an order that waits for its card payment or of which nothing is sent, and leads back. */
export const unpaidText = {
  title: "Your order is not paid yet",
  lapsedTitle: "Your order was not paid in time",
  payTitle: "Pay for your order",
  cancelledTitle: "Your order was cancelled",
  tooLateTitle: "Your payment came too late",
  refundedTitle: "Your order was refunded",
  back: "Back to the order",
};
