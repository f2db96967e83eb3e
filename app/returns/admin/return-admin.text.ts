import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import type { ReturnNext } from "./return-next.ts";

/** What comes next of a return, whose buyer is `who`; in the list in a word or two. */
export const returnNextText = {
  sentences: {
    answer: (who: string) => `${who} waits for your answer.`,
    receive: (who: string) => `${who} sends it back. Note what came once it is here.`,
    refund: (who: string) => `It is here. ${who} gets money back.`,
    settle: (who: string) => `It is here. Settle it with ${who}.`,
    retry: (who: string) => `${who}’s money could not be sent.`,
    parcel: (who: string) => `What ${who} gets instead waits in a parcel.`,
    nothing: () => "Nothing waits.",
  } satisfies Record<ReturnNext, (who: string) => string>,
  waits: {
    answer: "To answer",
    receive: "On its way back",
    refund: "To settle",
    settle: "To settle",
    retry: "Refund failed",
    parcel: "To send instead",
    nothing: "Nothing",
  } satisfies Record<ReturnNext, string>,
  waitsFor: "Waits for",
  sendBack: "Send the money back",
  wasSentBack: "I sent the money",
  askSendBack: (sum: string, who: string) => `Settle it with ${sum} for ${who}? The customer is mailed.`,
  openOrder: "Open the order",
};

export const returnAdminText = {
  title: "Returns",
  note: "What buyers send back, exchange or found damaged.",
  dialog: "Manage Return",
  none: {
    requested: "No new requests",
    approved: "Nothing is on its way back",
    received: "Nothing waits to be settled",
    settled: "Nothing was settled yet",
    declined: "Nothing was declined",
  },
  listFailed: { title: "Error", text: "Failed to load the returns. Please try again." },
  gone: "This return is not there any more.",
  saveFailed: (text: string) => ({ title: "Not Saved", text }),
  offline: "The shop could not be reached. What you typed is kept.",
  facts: {
    return: "Return",
    status: "Status",
    order: "Order",
    customer: "Customer",
    pieces: "Pieces",
    photos: "Photos",
    reason: "Reason",
    comment: "In their words",
    wish: "Wish",
    asked: "Asked",
    settledBy: "Settled by",
    sum: "Sum",
    instead: "Sent instead",
  },
  kinds: { return: "Return", exchange: "Exchange", damage: "Damage" },
  cameOfAsked: (came: number, asked: number) => `${came} of ${asked}`,
  late: "Told late",
  next: {
    requested: "Look at it, then approve or decline it. The customer is mailed either way.",
    approved: "Note what came once it is here. A damaged piece need not come back: settle it then.",
    received: "Settle it: money back, another piece, or nothing with your words.",
    settled: "Nothing more is to be done.",
    declined: "Nothing more is to be done.",
    withdrawn: "Its buyer took it back. Nothing more is to be done.",
  },
  parcelWaits: "What goes out instead is a parcel of its order: send it from the order's page.",
  nextReturn: (number: string) => `Next: ${number}`,
  left: (count: number) => (count === 1 ? "It is the last one." : `${count} left`),
  approve: "Approve",
  askApprove: {
    ticked: "Approve the ticked returns? Each customer is mailed.",
    several: (count: number) =>
      count === 1
        ? "Approve 1 return? The customer is mailed."
        : `Approve ${count} returns? Each customer is mailed.`,
  },
  decline: "Decline",
  declineWords: "Words to the customer",
  declineHint: "They are mailed.",
  received: "Received",
  cameOf: (name: string) => `${name}: pieces that came`,
  resellableOf: (name: string) => `${name}: to sell again`,
  resellableHint: "Only these go back to stock.",
  certificatesOf: (name: string) => `${name}: numbers on the cards that came`,
  certificatesHint: "Their certificates become void for good. Each piece has its card in its parcel.",
  certificate: (number: number, product: string | null, isClaimed: boolean) =>
    `No. ${number}${product === null ? "" : ` of ${product}`}${isClaimed ? ", claimed by its owner" : ""}`,
  settle: "Settle",
  how: "How is it settled?",
  ways: {
    refund: "Refund",
    refund_by_hand: "Refund by hand",
    exchange: "Exchange",
    replacement: "Replacement",
    nothing: "Nothing",
  },
  wayNotes: {
    card: "The card payment goes back by itself.",
    upi: (id: string) => `Send it to ${id} in your UPI app first. This notes that it was sent.`,
    byHand: "You send the money back in another way. This notes that it was sent.",
    exchange: "It is taken from stock, and a parcel waits on the order's page.",
    replacement: "The same pieces are taken from stock, and a parcel waits on the order's page.",
    nothing: "Write below why.",
  },
  amount: "Amount (₹)",
  suggested: (total: Paise, shipping: Paise) =>
    shipping > 0
      ? `Suggested: ${rupeesExact(total)}, ${rupeesExact(shipping)} of it for shipping.`
      : `Suggested: ${rupeesExact(total)}.`,
  most: (left: Paise) => `At most ${rupeesExact(left)}.`,
  paid: (total: Paise, { isCash, isDue }: { isCash: boolean; isDue: boolean }) => ({
    term: "Paid",
    value: isDue
      ? `${rupeesExact(total)} in cash, not marked as collected`
      : `${rupeesExact(total)}, ${isCash ? "in cash" : "by card or UPI"}`,
  }),
  noMoney: "Of this order's money nothing can go back now. Cash has to be marked as collected first.",
  instead: "Send instead",
  insteadHint: "Another option of the same product, or what costs what was paid.",
  words: "Words to the customer",
  unpaid: "Refund failed",
  nextUnpaid: "Settle it once more: try the refund again, or choose another way. The customer is mailed.",
  refundFailed: (problem: string | null) =>
    `The payment service could not send the money${problem ? `: ${problem}` : "."}`,
  settleQuestion: "Settle this return? The customer is mailed.",
  errors: {
    words: "Write to the customer why.",
    wordsLong: "Words can hold at most 1,000 characters.",
    pieces: "Enter how many pieces came, at most as many as were asked for.",
    resellable: "No more can be sold again than came.",
    certificates: "Tick at most as many numbers as pieces came.",
    amount: "Enter an amount in rupees, such as 250 or 250.50.",
    way: "Choose how it is settled.",
    instead: "Choose what is sent instead.",
    otherTax:
      "This is taxed at another rate or has another HSN code, and the invoice would name what came back. Pay the money back, and let it be ordered anew.",
    otherPrice: "This is neither the same product nor at the price that was paid. Choose another one.",
    tooMuch: (left: Paise) => `At most ${rupeesExact(left)} can go back.`,
    short: (name: string, left: number) => `Of ${name} only ${left} are left.`,
    unfit: "This return is past that step. Reload to see how it stands.",
  },
  done: {
    approve: { title: "Return Approved", text: "The customer is mailed what to do." },
    decline: { title: "Return Declined", text: "Your words are mailed." },
    receive: { title: "Return Received", text: "Settle it next." },
    settle: { title: "Return Settled", text: "The customer is mailed." },
    asked: {
      title: "Return Settled",
      text: "The payment service does not answer yet. The money goes back as soon as it does.",
    },
  },
  failedRefund: (reason: string) => ({ title: "Refund Failed", text: reason, tone: "destructive" as const }),
};
