/** What stands over an order that waits for its card payment or is not sent at all, and leads back. */
export const unpaidText = {
  title: "Your order is not paid yet",
  lapsedTitle: "Your order was not paid in time",
  payTitle: "Pay for your order",
  cancelledTitle: "Your order was cancelled",
  tooLateTitle: "Your payment came too late",
  refundedTitle: "Your order was refunded",
  back: "Back to the order",
};

/** What an order is by now, above its page: in a title and a text. */
export const nowText = {
  pending: { title: "We have your order", text: "We will start on it soon." },
  oncePaid: { title: "We have your order", text: "We will start on it as soon as your payment has come." },
  cash: { title: "We have your order", text: "Please keep the amount ready in cash for when it arrives." },
  processing: { title: "Your order is being made ready", text: "" },
  shipped: { title: "Your order is on its way to you", text: "" },
  partSent: { title: "A part of your order has left us", text: "The rest follows." },
  delivered: { title: "Your order has arrived", text: "We hope it brings you joy." },
};

/** The words for an order that a browser is to know no longer, and for a link that opens none any more. */
export const forgetText = {
  button: "Forget this order on this device",
  title: "This device has forgotten your order",
  text: "Nobody at this device can open it any more. The link in our mail still does, and we can mail you a new one.",
  unsent: { title: "Error", text: "The shop can't be reached. Please check your connection and try again." },
};

export const linkOver = {
  title: "This link has ended",
  text: "A mailed link opens its order until 180 days after the delivery. With the order ID and your e-mail address you get a new one.",
};

/** The order's own page, once it is placed. */
export const placedText = {
  title: "Your Order",
  description: "Your order, its delivery and its payment.",
  payDescription: "Pay for an order by card or UPI.",
  ordered: "What you ordered",
  shippingAddress: "Shipping address",
  paymentMethod: "Payment method",
  invoice: "Invoice",
  delivery: "Delivery",
  estimated: "Estimated delivery",
  thanks: "Thank you for your order",
  /** 'Your order is JC-1, placed on 1 December 2026.' */
  yourOrder: "Your order is ",
  placedOn: (moment: string) => `, placed on ${moment}`,
  end: ".",
  /** 'A confirmation e-mail is on its way to asha@example.com.' */
  mail: {
    before: "A confirmation ",
    mail: "e-mail",
    to: " is on its way to ",
    after: ".",
    toYou: " is on its way to you.",
  },
  toPay: "To pay",
  shopOn: "Continue Shopping",
  contact: "Contact Us",
  tryAgain: "Try again",
  newLink: "Get a New Link",
};
