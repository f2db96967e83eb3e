import type { ParcelTrouble } from "#orders/shipments/parcel-trouble.ts";
import type { TaskName } from "./tasks.ts";

export const tasksText = {
  title: "Needs Attention",
  none: "Nothing waits for you now.",
  unread: "These could not be counted.",
};

/** The title of each; those of parcels in trouble are `troubleNames`. */
export const taskTitles: Readonly<Record<Exclude<TaskName, ParcelTrouble>, string>> = {
  toConfirm: "Orders to confirm",
  lateToSend: "Late to send",
  toPack: "Orders to pack",
  toSend: "Orders to send",
  newReturns: "New returns",
  toSettle: "Returns to settle",
  unpaidReturns: "Returns whose refund failed",
  refundsDue: "Refunds due",
  paymentIssues: "Payment issues",
  newMessages: "Unanswered messages",
  openGrievances: "Open grievances",
  newQuotes: "Unanswered quote requests",
  proofChanges: "Changes of proofs asked",
  changes: "Changes of offers asked",
  endingSoon: "Offers that end soon",
  newReviews: "Reviews to look at",
  newComments: "Comments to look at",
  heldMessages: "Messages held for their links",
  heldQuotes: "Requests held for their links",
  offerDrafts: "Offers begun",
  letterDrafts: "Newsletters begun",
  soldOut: "Sold out",
};

/** What the owner does about each. */
export const taskSentences: Readonly<Record<TaskName, string>> = {
  toConfirm: "Their buyers pay in cash and have not said yes yet: call them.",
  lateToSend: "Their promised day is over: send them, or tell a new day.",
  toPack: "They are paid, or will be in cash.",
  toSend: "They are packed and wait for the courier.",
  booking: "No courier comes for them: book again, or send them by hand.",
  left: "A further parcel of an order is packed and still here.",
  attempt: "Nobody took them at the door: call the buyer.",
  back: "Nobody took them: say what becomes of the order.",
  newReturns: "A buyer wants to send something back: say yes or no.",
  toSettle: "The pieces are here: give the money back, or send others.",
  unpaidReturns: "The money could not be sent: send it in another way.",
  refundsDue: "This money has to go back.",
  paymentIssues: "The payment failed, or was never made.",
  newMessages: "Somebody wrote and waits for an answer.",
  openGrievances: "Acknowledge within 48 hours, resolve within a month.",
  newQuotes: "Somebody asks what many pieces cost: make an offer.",
  proofChanges: "A buyer wants the drawing changed: show a new one.",
  changes: "A buyer wants something else than you offered.",
  endingSoon: "They end within three days: ask the buyer.",
  newReviews: "Show them, or hide them.",
  newComments: "Approve them, or delete them.",
  heldMessages: "They may be spam: say what they are.",
  heldQuotes: "They may be spam: say what they are.",
  offerDrafts: "They are not sent yet.",
  letterDrafts: "They are not sent yet.",
  soldOut: "Nobody can buy these: make more, or count again.",
};
