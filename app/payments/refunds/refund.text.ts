import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";

export const refundText = {
  noOrder: "Order not found.",
  nothingLeft: "Nothing of this order's payment is left to refund.",
  outdated: "This page is out of date. Please reload it and try again.",
  otherAmount: "This refund was asked for already, with another amount. Please reload the page.",
  failed: "The payment service could not make this refund.",
  beyondNamed: (most: Paise): string =>
    `At most ${rupeesExact(most)} goes back for what you chose, shipping and fees with it.`,
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
