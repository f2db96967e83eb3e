/** What the mails about an order share. */
export const orderMailText = {
  help: "Questions? Reply to this mail and we will help.",
  trackingNumber: "Tracking number",
  follow: "Follow the parcel",
  toAddress: "On its way to",
  onPage: "The address and all that was written with the order stand on its page.",
  shipping: (name: string, promise: string) => `${name} shipping, ${promise}.`,
  payment: (name: string) => `Payment: ${name}.`,
  billedTo: (name: string, gstin: string | null) => `Billed to ${name}${gstin ? `, GSTIN ${gstin}` : ""}.`,
  seeOrder: "See your order",
  /** A row of the bill, and what lowered it. */
  withNotes: (row: string, notes: readonly string[]) => [row, ...notes].join(". "),
};

export const placedMailText = {
  subject: (shop: string, order: string) => `Your ${shop} order ${order}`,
  title: "Thank you for your purchase.",
  preview: (order: string) => `Your order ${order} is placed.`,
  text: (order: string, day: string) => `Your order ${order} was placed on ${day}.`,
};

export const linkMailText = {
  subject: (order: string) => `Your link to order ${order}`,
  title: "Here is your order.",
  preview: (order: string) => `The link to order ${order}, as you asked.`,
  text: (order: string) => `You asked to see order ${order}. This link opens it:`,
  note: "Whoever holds the link can see the order, so keep it to yourself. If you did not ask for it, you can ignore this mail.",
};

export const addressMailText = {
  subject: (order: string) => `New delivery address for order ${order}`,
  title: "Your parcel's address is corrected.",
  preview: (order: string) => `Where the parcel of order ${order} goes now.`,
  byBuyer: (order: string) =>
    `The delivery address of order ${order} was corrected on its page. Its parcel now goes to:`,
  byShop: (order: string) =>
    `We have corrected the delivery address of your order ${order}. Its parcel now goes to:`,
  ifWrong: "If this is not right, reply to this mail before the parcel leaves.",
  phone: (number: string) => `Phone ${number}`,
};

export const confirmMailText = {
  subject: (order: string) => `Please confirm order ${order}`,
  title: "Do you still want it?",
  preview: (order: string) => `Order ${order} waits for your word.`,
  text: (order: string) => `Order ${order} is not confirmed yet.`,
};

export const newDateMailText = {
  subject: (order: string) => `New date for order ${order}`,
  title: "Your order has a new date.",
  preview: (order: string, day: string) => `Order ${order} leaves us by ${day}.`,
  text: (order: string, day: string) =>
    `What we make for your order ${order} takes until another day than we said: it leaves us by ${day}.`,
  tooLate: "If that is too late for you, reply to this mail.",
};

export const trackingMailText = {
  order: {
    subject: (order: string) => `Follow your order ${order}`,
    preview: (order: string) => `How to follow your order ${order}.`,
    text: (order: string) =>
      `The parcel of your order ${order} is on its way. These are its present tracking details.`,
  },
  parcel: {
    subject: (order: string, parcel: number) => `Follow parcel ${parcel} of your order ${order}`,
    preview: (order: string, parcel: number) => `How to follow parcel ${parcel} of your order ${order}.`,
    text: (order: string, parcel: number) =>
      `Parcel ${parcel} of your order ${order} is on its way. These are its present tracking details.`,
  },
  title: "Follow your parcel.",
};
