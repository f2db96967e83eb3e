/** What the mails about an order share. */
export const orderMailText = {
  help: "Questions? Reply to this mail and we will help.",
  trackingNumber: "Tracking number",
  follow: "Follow the parcel",
  toAddress: "On its way to",
  shipping: (name: string, promise: string) => `${name} shipping, ${promise}.`,
  payment: (name: string) => `Payment: ${name}.`,
  billedTo: (name: string, gstin: string | null) => `Billed to ${name}${gstin ? `, GSTIN ${gstin}` : ""}.`,
  seeOrder: "See your order",
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
