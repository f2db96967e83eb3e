/** The words of what a buyer does about an order of theirs. */
export const ownOrderText = {
  cancel: {
    title: "Cancel Order",
    description: "Cancel an order that is not packed yet.",
    ask: (orderNumber: string) => `Cancel order ${orderNumber}? Nothing of it will be sent.`,
    paid: "What you have paid goes back to you.",
    reason: "Reason",
    hint: "What made you change your mind? It helps us.",
    long: "Reason can hold at most 300 characters.",
    submit: "Cancel Order",
  },
  confirm: {
    title: "Confirm Order",
    description: "Confirm an order that is paid in cash when it arrives.",
    order: (orderNumber: string, total: string) => `Order ${orderNumber}: ${total} in cash.`,
  },
  address: {
    title: "Correct Delivery Address",
    description: "Say where an order really goes.",
    intro:
      "The parcel goes to this address, and we mail it to you. Billing address and invoice stay as they are.",
    submit: "Save Address",
    tooMany: "The address of this order was corrected too often. Please try again tomorrow, or write to us.",
  },
  keep: "Back to the order",
  closed: "This order is being packed or is on its way, so it can no longer be changed here.",
  lost: "Nothing of this order is sent any more.",
  binding:
    "We have agreed on this order, and a part of it is paid, so it can't be cancelled here. Please write or call, and we find a way.",
  askUs: "Contact Us",
  notFound: "Order Not Found.",
  noInvoice: "No invoice yet",
  stale: "Someone else changed this meanwhile. Reload to see it; what you typed is kept below.",
  unsent: { title: "Error", text: "The shop can't be reached. Please check your connection and try again." },
};

export const ownOrderNotices = {
  cancelled: { title: "Order Cancelled", text: "Nothing of it will be sent." },
  cancelledPaid: {
    title: "Order Cancelled",
    text: "Nothing of it will be sent, and what you have paid goes back to you.",
  },
  already: { title: "Order Cancelled", text: "This order was cancelled before." },
  confirmed: { title: "Order Confirmed", text: "Thank you. Please keep the amount ready in cash." },
  confirmedBefore: { title: "Order Confirmed", text: "You have confirmed this order before." },
  notConfirmed: {
    title: "Not confirmed",
    text: "This order is cancelled, paid or on its way, or need not be confirmed.",
    tone: "destructive" as const,
  },
  notByMail: {
    title: "Not confirmed yet",
    text: "Please confirm this order by the link in its mail.",
    tone: "destructive" as const,
  },
  notYet: {
    title: "Not confirmed yet",
    text: "Other orders for cash are on their way to this phone. Confirm this one once they have arrived, or pay it by card or UPI.",
    tone: "destructive" as const,
  },
  corrected: { title: "Address corrected", text: "The parcel goes there, and you get a mail that says so." },
  same: { title: "No Change", text: "The parcel goes to this address already." },
  binding: { title: "Not Cancelled", text: ownOrderText.binding, tone: "destructive" as const },
  tooLate: { title: "Not changed", text: ownOrderText.closed, tone: "destructive" as const },
};

/** What came of ordering again. */
export const againText = {
  title: "Order Again",
  inCart: (added: number) =>
    added === 1
      ? "1 product is in your cart, at today's price."
      : `${added} products are in your cart, at today's prices.`,
  fewer: (names: string) => `Not all pieces could be added of: ${names}.`,
  gone: (names: string) => `No longer to be had: ${names}.`,
  more: (names: string, more: number) => `${names} and ${more} more`,
};
