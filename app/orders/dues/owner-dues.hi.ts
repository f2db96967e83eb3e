import type { Words } from "#values/language/texts.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { DueKind } from "./dues.ts";
import type * as en from "./owner-dues.text.ts";

export const dueWays: Words<typeof en.dueWays> = {
  razorpay: "कार्ड या UPI",
  bank: "बैंक ट्रांसफ़र",
  upi: "UPI",
  cash: "नकद",
};

const names: Record<DueKind, string> = { whole: "भुगतान", advance: "पेशगी", balance: "बाक़ी रक़म" };

export const ownerDues: Words<typeof en.ownerDues> = {
  withSum: ({ kind, amount }) => `${names[kind]} ${rupeesExact(amount)}`,
};
