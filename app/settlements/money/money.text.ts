import type { MoneyFigure } from "./money-figures.ts";

const orders = (count: string, isOne: boolean): string => (isOne ? "1 order." : `${count} orders.`);

/** Where the shop's money is (MONEY-2). */
export const moneyText = {
  title: "Money",
  note: "Where the shop's money is. The shop moves none: it tells where it stands.",
  back: "Money",
  unread: { title: "Error", text: "Failed to load the money. Please try again." },
  figures: {
    bank: "In the Bank",
    fees: "Fees and their GST",
    "on-its-way": "On Its Way",
    courier: "With the Courier",
    "to-give-back": "To Give Back",
  } satisfies Record<MoneyFigure, string>,
  /** What each figure counts. */
  counts: {
    bank: "What Razorpay and couriers sent, and what you noted as received, less what went back by hand.",
    fees: "What Razorpay and couriers kept for their work.",
    "on-its-way": "Paid by card or UPI and not in your bank yet, before Razorpay's fee.",
    courier: "Cash of parcels that are on the way or delivered, and not brought to you yet.",
    "to-give-back": "Refunds that go out, and what buyers of cancelled orders are owed.",
  } satisfies Record<MoneyFigure, string>,
  now: "Today",
  orders,
  gst: (sum: string) => `of which ${sum} is GST`,
  late: (count: string, isOne: boolean) => (isOne ? "1 is late" : `${count} are late`),
  ever: "All time",
  spend: {
    title: "Yours to Spend",
    bank: "In the bank since the shop began",
    gst: "GST of all invoices, less credit notes",
    makers: "Owed to makers",
    toGiveBack: "To give back",
    note: "What you have spent since, on makers or anything else, is not taken off: the shop does not know it. Ask your accountant.",
  },
  came: "What came into the bank",
  all: "All of the month",
  none: {
    title: "Nothing came into the bank in this month",
    text: "What Razorpay settles and couriers remit comes here by itself, each morning after nine.",
  },
  remittances: "Couriers' Cash",
  why: "Why is it less?",
  lateTitle: {
    bank: "",
    fees: "",
    "to-give-back": "",
    "on-its-way": "Not in the bank yet",
    courier: "Delivered for cash and not remitted",
  } satisfies Record<MoneyFigure, string>,
  lateNote: {
    bank: "",
    fees: "",
    "to-give-back": "",
    "on-its-way":
      "Paid more than four working days ago, nine from abroad, and in no settlement. Look into your Razorpay account, or ask Razorpay and name the payment.",
    courier: "Delivered more than ten days ago. Ask the courier, and name the parcel's number.",
  } satisfies Record<MoneyFigure, string>,
  showAll: "Show All",
  nothing: "There is nothing here.",
  isLate: "Late",
  abroad: "From abroad",
  columns: { what: "What", order: "For", on: "Day", amount: "Amount", gst: "GST in it" },
};

/** What a row of a list is. */
export const moneyRowNames: Readonly<Record<string, string>> = {
  settlement: "Razorpay",
  remittance: "Courier's cash",
  noted: "Noted as received",
  cash: "Cash noted as collected",
  handBack: "Given back by hand",
  payment: "Paid",
  refund: "Refund",
  adjustment: "Razorpay's adjustment",
  other: "Of none of the shop's orders",
  shipped: "On the way",
  delivered: "Delivered",
  surplus: "Came too late, twice or with a wrong sum",
  cancelled: "Of a cancelled order",
};
