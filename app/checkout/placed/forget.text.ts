/** The words for an order that a browser is to know no longer, and for a link that opens none any more. */
export const forgetText = {
  button: "Forget this order on this device",
  title: "This device has forgotten your order",
  text: "Nobody at this device can open it any more. The link in our mail still does, and we can mail you a new one.",
};

export const linkOver = {
  title: "This link has ended",
  text: "A mailed link opens its order until 180 days after the delivery. With the order ID and your e-mail address you get a new one.",
};

export const newLink = "Get a New Link";
