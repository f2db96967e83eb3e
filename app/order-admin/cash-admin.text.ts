/** What the owner reads of a cash order that is to be confirmed, or came back. */
export const cashAdminText = {
  title: "Confirmation",
  waits: (by: string) =>
    `Its buyer was asked to confirm it by ${by}. Without their word it is cancelled then.`,
  inCash: (sum: string) => `${sum} in cash`,
  confirmHint: "Press this when they have told you that they will take it.",
  confirm: "Confirm Order",
  done: (when: string) => `Confirmed on ${when}.`,
  how: { link: "By its buyer.", account: "By its buyer.", owner: "By the shop." },
  /** Stands beside whatever packs or books an order that is not confirmed. */
  notConfirmed: "Its buyer has not confirmed yet that they will take it and pay in cash.",
  undelivered: "Not delivered",
  undeliveredHint:
    "When all that you sent is back at the shop. What a carrier brings back is noted by itself.",
  cameBack: "Came Back",
  cameBackOn: (when: string) => `It came back on ${when}, and its pieces are for sale again.`,
  onTheirWay: "Orders on their way",
  askCameBack:
    "All of it is back? The order is cancelled, its pieces are for sale again, and the customer gets a mail.",
} as const;

export const cashSaved = {
  confirmed: { title: "Confirmed", text: "It is to be packed, and will not be cancelled by itself." },
  cameBack: { title: "Came back", text: "The order is cancelled, and its pieces are for sale again." },
} as const;
