import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";

/** What is wrong with a refund's sum. */
export const refundRefusals = {
  noSum: "Enter an amount in rupees, such as 250 or 250.50.",
  tooLittle: "A refund is one rupee at least.",
  tooMuch: (most: Paise) => `At most ${rupeesExact(most)} can be refunded.`,
};

/** What went back of an order, and the form that sends more. */
export const refundFormText = {
  title: "Refunds",
  states: { requested: "Asked for", pending: "On its way", processed: "Refunded", failed: "Failed" },
  elsewhere: "At the payment provider's dashboard",
  amount: "Refund amount (₹)",
  most: (most: Paise) => `All or a part of it: at most ${rupeesExact(most)}.`,
  ask: "Send this money back to the customer?",
  askOf: (sum: Paise) => `Send ${rupeesExact(sum)} back to the customer?`,
  submit: "Refund",
};
