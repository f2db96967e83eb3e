import type { PartSum, SettledPart } from "./why-less.ts";

const counted = (lines: number, one: string, many: string): string =>
  lines === 1 ? `one ${one}` : `${lines} ${many}`;

/** A settlement as a sum in words (MONEY-2). */
export const settlementText = {
  title: "Why Is It Less?",
  back: "Money",
  unread: { title: "Error", text: "Failed to load the settlement. Please try again." },
  gone: "There is no such settlement.",
  of: (day: string) => `Settlement of ${day}`,
  /** What each kind of line did, with its sum. */
  parts: {
    payment: (lines: number, sum: string) =>
      `Buyers paid ${sum} in ${counted(lines, "payment", "payments")}.`,
    refund: (lines: number, sum: string) =>
      `${sum} went back to buyers in ${counted(lines, "refund", "refunds")}.`,
    dispute: (lines: number, sum: string, isTaken: boolean) =>
      isTaken
        ? `${sum} was taken for ${counted(lines, "dispute", "disputes")}: a buyer's bank asked for it back.`
        : `${sum} came back from ${counted(lines, "dispute", "disputes")}.`,
    adjustment: (lines: number, sum: string, isTaken: boolean) =>
      `Razorpay ${isTaken ? "took" : "gave"} ${sum} besides, in ${counted(lines, "adjustment", "adjustments")}.`,
    transfer: (lines: number, sum: string) =>
      `${sum} was moved in ${counted(lines, "transfer", "transfers")}.`,
  } satisfies Record<SettledPart, (lines: number, sum: string, isTaken: boolean) => string>,
  fee: (fee: string, tax: string | undefined) =>
    `Razorpay kept ${fee} for its work${tax === undefined ? "" : `, of which ${tax} is GST`}.`,
  end: {
    processed: (sum: string, day: string) => `So ${sum} reached your bank on ${day}.`,
    created: (sum: string) => `So ${sum} is on its way to your bank.`,
    failed: (sum: string) => `So it is ${sum}. The bank has refused it; Razorpay sends it once more.`,
  },
  below: (sum: string) => `So ${sum} more went than came: Razorpay takes it off what it sends next.`,
  utr: (utr: string) => `Your bank calls it ${utr}.`,
  unexplained: (sum: string, id: string) =>
    `${sum} of it is not explained by these lines. Ask Razorpay, and name ${id}.`,
  noLines: "Its lines were not read yet: look again tomorrow after nine.",
  sum: "The sum",
  rows: { fee: "Razorpay's fee", tax: "GST on the fee", bank: "In your bank", unexplained: "Not explained" },
  partNames: {
    payment: "Payments",
    refund: "Refunds",
    dispute: "Disputes",
    adjustment: "Adjustments",
    transfer: "Transfers",
  } satisfies Record<PartSum["part"], string>,
  lines: "What is in it",
  lineNames: {
    payment: "Payment",
    refund: "Refund",
    dispute: "Dispute",
    adjustment: "Adjustment",
    transfer: "Transfer",
  } satisfies Record<SettledPart, string>,
  /** In the provider's words, of which there may be more. */
  method: (method: string): string => ({ upi: "UPI" })[method] ?? method,
  columns: { what: "What", order: "Order", amount: "Amount", fee: "Kept", left: "Left" },
  notOurs: "None of the shop's orders",
};
