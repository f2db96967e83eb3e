import { bankText } from "#values/money/bank-details.text.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Transfer } from "#values/money/upi-payment.ts";
import { duesText } from "./dues.text.ts";

/** What a UPI code says, for those who type it: as a name and a value each. */
export const upiRows = (
  { id, payee }: NonNullable<Transfer["upi"]>,
  { amount, number }: Pick<Transfer, "amount" | "number">,
): [string, string][] => [
  [duesText.payee, payee],
  [bankText.upiId, id],
  [duesText.amount, rupeesExact(amount)],
  [duesText.purpose, number],
];
