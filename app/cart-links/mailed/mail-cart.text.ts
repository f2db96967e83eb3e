/** The page and the answers of 'Send Me This Cart' (LINK-5). */
export const mailCartText = {
  title: "Send Me This Cart",
  description: "Your cart as a mail, with a link that fills a cart with the same.",
  intro:
    "You get one mail, with what is in your cart at today's prices and a link that fills a cart with it.",
  left: "What is to be written on a piece is not in the mail.",
  back: "Your Cart",
  missing: "Please enter your e-mail address.",
  empty: "Your cart is empty, so there is nothing to send.",
  tooMany: "That was several mails at once. Please try again in ten minutes.",
  sent: { title: "On Its Way", text: "Your cart goes to that address. We don't keep it." },
  unsent: { title: "Error", text: "The shop can't be reached. Please check your connection and try again." },
};

/** The mail itself. */
export const cartCopyText = {
  subject: (shop: string) => `A cart at ${shop}`,
  title: "Your cart",
  preview: "What is in it, and a link that fills a cart with the same.",
  text: "You asked us to send you this cart.",
  total: "Subtotal",
  prices:
    "These are today's prices, inclusive of all taxes; shipping comes on top. Whoever opens the link sees the prices of that day, and adds nothing before pressing.",
  button: "Open This Cart",
  note: "Did you not ask for this? Then somebody typed your address by mistake. There is nothing to do: we don't keep it, and write no second time.",
};
