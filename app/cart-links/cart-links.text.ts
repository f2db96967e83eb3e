import { longDay } from "#values/time/date-time.ts";

/** The words of a link that fills a cart (LINK-1 to LINK-4). */
export const sharedCartText = {
  title: "A Cart for You",
  description: "What somebody put together for you, at today's prices.",
  intro: "Somebody put this together for you. Your own cart is as it was until you add it.",
  nothing: "This link names nothing we have.",
  shop: "Go to the Shop",
  unknown: (count: number) =>
    count === 1
      ? "One thing of this link is not there any more."
      : `${count} things of this link are not there any more.`,
  further: (count: number) =>
    `A cart holds 100 different products. ${count === 1 ? "One more is" : `${count} more are`} left out here.`,
  code: (code: string) => `The code ${code} is tried when you add this.`,
  pieces: (count: number, each: string) => `${count} × ${each}`,
  total: "Subtotal",
  taxes: "Inclusive of all taxes. Shipping is shown in the cart.",
  add: "Add These to My Cart",
  takeAway: "Take the Cart of Before Away",
  toPage: (name: string) => `See ${name} in the shop`,
  leftOut: {
    gone: "Not there any more.",
    "option-gone": "This is no longer made so. Choose another on its page.",
    "option-missing": "It comes in several options. Choose one on its page.",
    personal: "Something is written on it. Say what on its page.",
    "out-of-stock": "Out of stock.",
    "too-large": "A cart holds up to 999 pieces of one product. For more, ask for a bulk quote.",
    "not-now": (again: string | null) =>
      again === null
        ? "There is no room to make so many now."
        : `Made to order again from ${longDay(again)}.`,
  },
  fewer: (left: number) => `Only ${left} left.`,
  failed: { title: "Error", text: "Could not fetch products.", tone: "destructive" as const },
};

/** What is said once it was added. */
export const addedText = {
  title: "Added to Cart",
  added: (count: number) =>
    count === 1
      ? "1 product is in your cart, at today's price."
      : `${count} products are in your cart, at today's prices.`,
  none: {
    title: "Not Added",
    text: "Nothing of it could be put into your cart.",
    tone: "destructive" as const,
  },
  fewer: (count: number) => (count === 1 ? "One did not fit into it." : `${count} did not fit into it.`),
};

/** The page with the cart's own link. */
export const cartLinkText = {
  title: "Share This Cart",
  description: "A link that shows others what is in your cart.",
  intro:
    "Whoever opens this link sees these products at the prices of that day, and can add them. It names neither you nor what is written on a piece.",
  link: "Link",
  left: "What is to be written on a piece is not in the link.",
  empty: "Your cart is empty, so there is nothing to share.",
  back: "Your Cart",
  share: "A cart at our shop:",
};
