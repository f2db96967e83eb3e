import type { Notice } from "#platform/notice.ts";
import { longDay } from "#values/time/date-time.ts";
import type { ReturnReason, ReturnResolution, ReturnState, ReturnWish } from "./return-request.ts";

export const reasonWords: Record<ReturnReason, string> = {
  changed_mind: "I changed my mind",
  does_not_suit: "Size or colour does not suit",
  damaged: "It arrived damaged",
  wrong_item: "Something else came",
  not_as_described: "It is not as described",
  other: "Another reason",
};

export const wishWords: Record<ReturnWish, string> = {
  refund: "Money back",
  exchange: "An exchange",
  replacement: "The same piece anew",
};

export const returnStateWords: Record<ReturnState, string> = {
  requested: "Requested",
  approved: "Approved",
  received: "Received",
  settled: "Settled",
  declined: "Declined",
  withdrawn: "Withdrawn",
};

export const resolutionWords: Record<ReturnResolution, string> = {
  refund: "Money back",
  refund_by_hand: "Money back, by hand",
  exchange: "Exchanged",
  replacement: "Replaced",
  nothing: "Nothing given",
};

export const returnText = {
  description: "Send back what does not suit, or tell us what arrived damaged.",
  piecesOf: (product: string) => `Pieces of ${product}`,
  act: "Return or Report a Problem",
  pieces: "Which pieces?",
  piecesHint: (most: number) => (most === 1 ? "1 piece at most" : `${most} pieces at most`),
  onlyDamaged: "It can be returned only if it arrives damaged.",
  noneLeft: "All its pieces are in a return.",
  noneLeftYet: "What has arrived of it is in a return.",
  noneArrived: "It has not arrived yet.",
  reason: "Reason",
  comment: "What is wrong, in your words",
  commentLong: "What is wrong can hold at most 1,000 characters.",
  photosHint: "Up to 5. Needed for what arrived damaged, is not as described or is something else.",
  earlier: "Returns of this order",
  intro: "Choose what it is about. We look at it and write to you.",
  wish: "What would you like?",
  wishedVariant: "Exchange For",
  wishedHint: "Another size or colour, or another product at the price that you paid.",
  upi: "UPI ID",
  upiHint: "You paid in cash: the money goes back there. It is erased 30 days after that.",
  submit: "Send Request",
  keep: "Back to the order",
  open: (day: string) => `Returns of this order are open until ${longDay(day)}.`,
  over: (day: string) =>
    `Returns of this order were open until ${longDay(day)}. Damage can still be told of.`,
  noReturns: "This shop takes nothing back but what arrives damaged.",
  notArrived: "Nothing of this order has arrived yet, so nothing of it can be returned.",
  lost: "Nothing of this order can be returned.",
  nothingLeft: "All pieces of this order are in a return.",
  restToCome: "What has arrived of this order is in a return. Come back when the rest has arrived.",
  askUs: "Contact Us",
  unsent: { title: "Error", text: "The shop can't be reached. Please check your connection and try again." },
  errors: {
    pieces: "Choose at least one piece.",
    tooMany: (name: string, open: number) =>
      open === 0
        ? `No piece of ${name} can be sent back for this reason.`
        : `Of ${name}, ${open === 1 ? "1 piece" : `${open} pieces`} can be sent back.`,
    reason: "Choose a reason.",
    wish: "Choose what you would like.",
    wishForFault: "Choose money back or the same piece anew.",
    wishForSound: "Choose money back or an exchange.",
    wishedVariant: "Say what you would like instead.",
    photosNeeded: "Add a photo that shows it.",
    upi: "Enter a UPI ID such as asha@okhdfcbank, or leave it empty.",
    tooOften: "Too many requests were sent for this order. Please write to us.",
  },
};

export const ownReturnText = {
  heading: "Return",
  description: "How your return stands.",
  title: (number: string) => `Return ${number}`,
  about: "What it is about",
  order: "Order",
  pieces: "Pieces",
  comment: "In your words",
  wish: "Your wish",
  refund: "Money back",
  sentInstead: "Sent instead",
  ahead: "Next",
  withdraw: "Withdraw",
  withdrawQuestion: "Withdraw this request? Its pieces stay with you.",
  unpaid: (sum: string) =>
    `${sum} could not be sent back the way you paid. We look into it and write to you; you need do nothing.`,
  wasUnpaid: "Your money could not be sent back at first.",
  missing: { title: "Return Not Found", text: "We couldn't find this return, or its link has ended." },
  next: {
    requested: "We look at your request and write to you.",
    approved:
      "Pack the pieces well and send them to the address below, with the number of this return on the parcel.",
    approvedFault: "Please keep the pieces and what they came in until you hear from us.",
    received: "Your pieces have come back to us. We settle your return next.",
    declined: "We could not take this return.",
    withdrawn: "You took this request back.",
  },
};

export const returnNotices = {
  asked: { title: "Request Sent", text: "We look at it and write to you." },
  withdrawn: { title: "Request Withdrawn", text: "Its pieces stay with you." },
  tooLate: {
    title: "Not Withdrawn",
    text: "This return has gone on meanwhile, so it can no longer be withdrawn.",
    tone: "destructive",
  },
} satisfies Record<string, Notice>;

/** What came of a request, for its buyer: on its page and in the mail. */
export const settledText = {
  toUpi: (sum: string) => `We have sent ${sum} to your UPI ID.`,
  asPaid: (sum: string) =>
    `${sum} goes back the way you paid; your bank usually shows it within 5 to 7 business days.`,
  byHand: (sum: string) => `We have sent ${sum} back to you, in the way that we agreed on with you.`,
  exchange: "What you get instead leaves us next. We write again when it does.",
  replacement: "A new piece leaves us next. We write again when it does.",
  nothing: "We looked at it, and nothing more is to be done.",
};
