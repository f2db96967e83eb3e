import type { StockShortage } from "#orders/stock/stock-hold.ts";
import type { Notice } from "#platform/notice.ts";
import { staleMessage } from "#platform/stale.text.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import { cashSaved, duesSaved } from "./dues-admin.text.ts";

/** What stands where the owner sends a buyer a link herself. */
export const buyerLinkText = {
  forBuyer: "Link for the buyer",
  noMailbox: "None: no mails are written",
  noMailboxHint: "Nobody is mailed about this order. Whoever has this link can see it, pay it and cancel it.",
  copy: "Copy Link",
  copied: { title: "Link Copied", text: "You can paste it anywhere." },
  notCopied: { title: "Error", text: "Could not copy. Please copy it from the field." },
  whatsapp: "Send by WhatsApp",
} as const;

const goesIntoMail = "Number and link go into the mail that the customer gets when the order is shipped.";

export const orderAdminText = {
  orders: "Orders",
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
} as const;

export const statusUpdated = (status: string): Notice => ({
  title: "Status Updated",
  text: `Order status changed to ${status}.`,
});

/** How many orders were set, and which of them should have stock that is not there. */
export interface Packed {
  packed: number;
  shortages: (StockShortage & { orderNumber: string })[];
}

/** The notice travels in a cookie, which has to stay small. */
const mostShortages = 3;

/** Of the orders that were ticked. Those that do not wait to be packed stay as they are. */
export const packedWords = ({ packed, shortages }: Packed, chosen: number): Notice => ({
  title: packed === 0 ? "No Change" : "Status Updated",
  ...(shortages.length > 0 ? { title: stockMissingTitle, tone: "destructive" } : {}),
  text: [
    ...(packed > 0
      ? [packed === 1 ? "1 order is being processed now." : `${packed} orders are being processed now.`]
      : []),
    ...(packed < chosen
      ? [
          `${chosen - packed} stayed as before: only orders that are pending, and paid or cash on delivery, can be set together.`,
        ]
      : []),
    ...shortages
      .slice(0, mostShortages)
      .map((shortage) => `${shortage.orderNumber}: ${stockMissing(shortage).text}`),
    ...moreShortages(shortages.length - mostShortages),
  ].join(" "),
});

const moreShortages = (more: number): string[] => {
  if (more <= 0) return [];
  return [more === 1 ? "1 more order holds no stock either." : `${more} more orders hold no stock either.`];
};

export const noChange = (status: string): Notice => ({
  title: "No Change",
  text: `Status is already set to ${status}`,
});

export const stale: Notice = { title: "Not saved", text: staleMessage, tone: "destructive" };

const stockMissingTitle = "Stock not taken";

/** Follows the notice of an order that lives on, or is sent, without its stock. */
export const stockMissing = ({ productName, left }: StockShortage): Notice => ({
  title: stockMissingTitle,
  text: `${productName} has ${left} left, fewer than this order needs. Check your shelf.`,
  tone: "destructive",
});

/** Of the order that the same is to be done to next. */
export const nextWords = {
  "to-confirm": "Next to confirm",
  "to-pack": "Next to pack",
  "coming-back": "Next coming back",
} as const;

/** Why a corrected address is not kept as it was typed. */
export const addressStateWords = {
  invoiced: (state: string) => `The invoice was issued for ${state}, and its tax with it: the state stays.`,
};

export const addressUnchanged: Notice = {
  title: "No Change",
  text: "The parcel goes to this address already.",
};

interface SavedWords {
  title: string;
  text: string;
  /** In place of the text, where the buyer is mailed. */
  told?: string;
}

export const savedWords = {
  address: {
    title: "Address corrected",
    text: "The parcel goes there, and nobody is mailed.",
    told: "The parcel goes there, and the customer gets a mail.",
  },
  tracking: {
    title: "Saved",
    text: "The tracking details are kept.",
    told: "The tracking details are kept, and the customer gets them by mail.",
  },
  note: { title: "Saved", text: "The internal note is kept." },
  newDate: {
    title: "New date kept",
    text: "It is due by that day.",
    told: "The customer gets a mail that names it.",
  },
  collected: { title: "Cash collected", text: "The payment is marked as received." },
  returned: {
    title: "Cash given back",
    text: "It is noted, and nobody is mailed.",
    told: "It is noted, and the customer gets a mail.",
  },
  packed: {
    title: "Being packed",
    text: "The customer can no longer cancel it or change where it goes.",
  },
  credit: { title: "Credit note issued", text: "The invoice is taken back, and nobody is written to." },
  ...cashSaved,
  ...duesSaved,
  uncollected: { title: "Cash not collected", text: "The payment is due again." },
} as const satisfies Record<string, SavedWords>;

/** What is said of an act that was kept. */
export function savedNotice(name: keyof typeof savedWords, isTold: boolean): Notice {
  const { title, text, told }: SavedWords = savedWords[name];
  return { title, text: isTold && told ? told : text };
}
