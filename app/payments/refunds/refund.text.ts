import { refundRefusals } from "#order-admin/money/refund.form.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import type { RefundChoice } from "./refund.ts";

export const refundText = {
  noOrder: "Order not found.",
  noAmount: refundRefusals.noSum,
  outdated: "This page is out of date. Please reload it and try again.",
  otherAmount: "This refund was asked for already, with another amount. Please reload the page.",
  failed: "The payment service could not make this refund.",
  unanswered: "The payment service never answered, and lists no such refund. It can be asked for again.",
  otherPayment:
    "The payment service knows this order's payment otherwise than the order says. Please look into it in its own dashboard.",
  beyondNamed: (most: Paise): string =>
    `At most ${rupeesExact(most)} goes back for what you chose, shipping and fees with it.`,
  refused: ({ reason, left }: Extract<RefundChoice, { ok: false }>): string =>
    ({
      "nothing-left": "Nothing of this order's payment is left to refund.",
      "too-little": refundRefusals.tooLittle,
      "too-much": refundRefusals.tooMuch(left),
    })[reason],
};

export const refundNotices = {
  made: (amount: Paise) => ({
    title: "Refund Started",
    text: `${rupeesExact(amount)} goes back to the customer.`,
  }),
  asked: (amount: Paise) => ({
    title: "Refund Asked For",
    text: `The payment service does not answer yet. ${rupeesExact(amount)} goes back as soon as it does.`,
  }),
  failed: (text: string) => ({ title: "Refund Failed", text, tone: "destructive" as const }),
};
