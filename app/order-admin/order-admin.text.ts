import type { Notice } from "#platform/notice.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";

/** What stands where the owner sends a buyer a link herself. */
export const buyerLinkText = {
  forBuyer: "Link for the buyer",
  noMailbox: "None: no mails are written",
  noMailboxHint: "Nobody is mailed about this order. Whoever has this link can see it, pay it and cancel it.",
  whatsapp: "Send by WhatsApp",
};

const goesIntoMail = "Number and link go into the mail that the customer gets when the order is shipped.";

export const orderAdminText = {
  orders: "Orders",
  refundDue: "Refund due",
  noPhone: "N/A",
  newOrder: "New Order",
  listFailed: { title: "Error", text: "Could not fetch orders." },
  detailFailed: { title: "Error", text: "Could not fetch order details." },
  updateFailed: { title: "Error", text: "Could not update order status." },
  saveFailed: { title: "Error", text: "Could not save this. Please try again." },
  notFound: "Order not found.",
  trackingHint: {
    pending: goesIntoMail,
    processing: goesIntoMail,
    shipped: "The customer was told of the shipping already. Save Tracking can send what is new.",
    delivered: "The parcel has arrived: changes here are kept, and nobody is written to.",
    cancelled: "This order is cancelled: changes here are kept, and nobody is written to.",
  },
  cashBack: "Mark this sum as given back? This can't be undone.",
  cashBackMails: "The customer gets a mail.",
  cashBackHint: (left: Paise) => `All or a part of it: at most ${rupeesExact(left)}.`,
  tooMuch: (left: Paise) => `At most ${rupeesExact(left)} can be given back.`,
  unpaidInvoice: "This order was cancelled: what nobody has paid of its invoice still counts.",
  askCredit: "Take the invoice back by a credit note? This can't be undone.",
  correctAddress: "Correct the address",
  saveAddress: "Save Address",
  addressHint: "The customer gets a mail that names the new address.",
  addressStays: "Billing address and invoice stay as they are.",
  packHint:
    "Until then the customer can cancel the order and correct its address. Printing the slip says so, too.",
  packHintAgreed:
    "Until then the customer can correct its address. Printing the slip says so, too. What was agreed on they can cancel only before any of it is paid.",
  packedSince: (when: string) => `Being packed since ${when}: the customer can no longer cancel it.`,
  cancelledByCustomer: "Cancelled by the customer.",
  notPacked: (numbers: readonly string[]): Notice => ({
    title: "Not to be packed",
    text: `${numbers.join(", ")}: cancelled or sent meanwhile.`,
    tone: "destructive",
  }),
  notMade: (pieces: number): Notice => ({
    title: "Not packed",
    text: `${pieces === 1 ? "1 piece is" : `${grouped(pieces)} pieces are`} still being made. What is ready can go in a parcel of its own.`,
    tone: "destructive",
  }),
  notMadeYet: (numbers: readonly string[]): Notice => ({
    title: "Not to be packed yet",
    text: `${numbers.join(", ")}: still being made.`,
    tone: "destructive",
  }),
  packFailed: {
    title: "Error",
    text: "The shop could not be told that this is being packed. Customers can still cancel it.",
  },
  tellAgain: "Tell the shop again",
  beingPacked: "Being Packed",
  printedHint: "Press this once the slips are printed: without JavaScript the shop doesn't notice that.",
  newDateHint: "The customer gets a mail that names the new day.",
  slips: "Packing Slips",
  certificates: "Certificates (PDF)",
  noCertificates: {
    title: "No certificates",
    text: "They are issued when an order is packed, for pieces that have them.",
  },
  moreCertificates: (count: number) =>
    `And ${count} more: find them under Certificates by the order's number.`,
  leftOut: "Not to be sent, and so without a slip here:",
  askPack: "Set the selected orders to processing? Each customer with a mail address gets a mail.",
  askPackSeveral: (count: number) =>
    `Set ${count === 1 ? "1 order" : `${count} orders`} to processing? Each customer with a mail address gets a mail.`,
  noneChosen: { title: "No orders selected.", text: "Tick orders in the list first." },
  bulkFailed: { title: "Error", text: "The orders could not be changed." },
  backToAll: "Back to all orders",
  noOrders: { title: "No orders yet.", text: "When someone places an order, it will appear here." },
  noMatch: { title: "No orders found.", text: "No order matches this search and status." },
};

/** Of the order that the same is to be done to next. */
export const nextWords = {
  "to-confirm": "Next to confirm",
  "to-pack": "Next to pack",
  "coming-back": "Next coming back",
};

/** Why a corrected address is not saved as it was typed. */
export const addressStateWords = {
  invoiced: (state: string) => `The invoice was issued for ${state}, and its tax with it: the state stays.`,
};

/** Why nothing of an order is to be sent. */
export const notSentWords = {
  cancelled: "cancelled",
  unpaid: "not paid",
  wentBack: "the payment went back",
  goesBack: "the payment goes back",
};

/** Who did something to an order. */
export const whoText = {
  shop: "The shop",
  former: "A former admin",
  customer: (name: string) => `${name} (customer)`,
  guest: "Guest",
};
