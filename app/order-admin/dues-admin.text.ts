import { dueNames } from "#orders/dues/dues.text.ts";
import type { Due, DueTime } from "#orders/dues/dues.ts";
import { dueWays, ownerDues } from "#orders/dues/owner-dues.text.ts";
import type { Notice } from "#platform/notice.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import { longDay } from "#values/time/date-time.ts";
import { indianDay } from "#values/time/indian-day.ts";

/** What the owner reads of a cash order that is to be confirmed, or came back. */
export const cashAdminText = {
  waits: (by: string) =>
    `Its buyer was asked to confirm it by ${by}. Without their word it is cancelled then.`,
  inCash: (sum: string) => `${sum} in cash`,
  confirmHint: "Press this when they have told you that they will take it.",
  confirm: "Confirm Order",
  done: (when: string) => `Confirmed on ${when}.`,
  how: { link: "By its buyer.", account: "By its buyer.", owner: "By the shop." },
  /** Stands beside whatever packs or books an order that is not confirmed. */
  notConfirmed: "Its buyer has not confirmed yet that they will take it and pay in cash.",
  undeliveredHint:
    "When all that you sent is back at the shop. What a carrier brings back is noted by itself.",
  cameBack: "Came Back",
  cameBackOn: (when: string) => `It came back on ${when}, and its pieces are for sale again.`,
  onTheirWay: "Orders on their way",
  askCameBack:
    "All of it is back? The order is cancelled, its pieces are for sale again, and the customer gets a mail.",
};

export const cashSaved = {
  confirmed: { title: "Confirmed", text: "It is to be packed, and will not be cancelled by itself." },
  cameBack: { title: "Came back", text: "The order is cancelled, and its pieces are for sale again." },
};

/** What the owner reads of an order that is paid in parts. */
export const duesAdminText = {
  title: "Parts of the payment",
  accountant:
    "No invoice is issued for an advance: it comes with the last payment, or when the order leaves. " +
    "Have your accountant check this.",
  unpaid: "Not paid yet",
  beforeSent: "Not paid yet: to be paid before it is sent",
  paid: ({ method, reference, paidAt }: Due, time: DueTime): string =>
    paidAt === null
      ? duesAdminText[time === "now" ? "unpaid" : "beforeSent"]
      : `Paid on ${longDay(indianDay(paidAt))} by ${dueWays[method]}${reference ? ` (${reference})` : ""}`,
  said: (reference: string, day: string): string =>
    `Said to be paid by UPI on ${day}, reference ${reference}. Look for it in your account.`,
  notFound: "Not Found",
  askNotFound: (due: Due): string =>
    `Is the ${ownerDues.withSum(due)} not in your account? Its buyer gets a mail, and may give the reference again.`,
  ask: "Ask for Payment",
  askHint: ({ kind, amount }: Due): string =>
    `The customer gets a mail that asks for the ${dueNames[kind].toLowerCase()} of ${rupeesExact(amount)}, with a link ` +
    "to pay and your bank details.",
  askNobody: "Nobody can be mailed: send the link for the buyer, which shows what is to be paid.",
  makeFirst: "The advance is paid. Make it, then ask for the balance.",
  received: "Payment Received",
  receivedHint: (due: Due): string =>
    `When the ${dueNames[due.kind].toLowerCase()} has come to your account or into your hand.`,
  receivedMails: "The customer gets a mail.",
  way: "How it came",
  ways: [
    { value: "bank", label: "By bank transfer" },
    { value: "upi", label: "By UPI" },
    { value: "cash", label: "In cash" },
  ],
  reference: "Bank reference",
  referenceHint: "The UTR of the transfer or the UPI payment, for your books.",
  day: "Date",
  notReceived: "Not received after all",
  askNotReceived: (due: Due): string => `Mark the ${ownerDues.withSum(due)} as not received after all?`,
  /** Where somebody packs, books or sends what is to be paid first. */
  payFirst: (left: Paise): string =>
    `${rupeesExact(left)} of this order is to be paid before it leaves. ` +
    "Its payment stands on the order's page, where you can also let it leave before that.",
  notSent: (left: Paise): Notice => ({
    title: "Not sent",
    text: duesAdminText.payFirst(left),
    tone: "destructive",
  }),
  leaveUnpaid: "Send Before It Is Paid",
  leaveHint: "Nothing of this order is packed, booked or sent before all of it is paid, unless you say so.",
  askLeaveUnpaid: (left: Paise): string =>
    `Let this order leave while ${rupeesExact(left)} of it is not paid? What is left stays due.`,
  mayLeave: "You let it leave before all of it is paid.",
  onlyPaid: "Send Only Once It Is Paid",
  days: {
    future: "Choose a day up to today.",
    old: "Choose a day within the last year.",
  },
};

export const duesSaved = {
  askPayment: {
    title: "Payment asked for",
    text: "Nobody could be mailed.",
    told: "The customer gets a mail with the amount and how to pay it.",
  },
  leaveUnpaid: { title: "May be sent", text: "It can be packed, booked and sent before it is paid." },
  payFirst: { title: "Paid first", text: "Nothing of it leaves before all of it is paid." },
  received: {
    title: "Payment received",
    text: "It is noted, and nobody is mailed.",
    told: "It is noted, and the customer gets a mail.",
  },
  notFound: {
    title: "Payment not found",
    text: "Nobody could be mailed: tell the buyer. The order's page tells them, too.",
    told: "The customer gets a mail, and may give the reference again.",
  },
  unreceived: { title: "Payment not received", text: "This part is due again, and nobody is written to." },
};
