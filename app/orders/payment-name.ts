import { orderText, paymentNames } from "./order.text.ts";
import type { HowPaid } from "./order.ts";

const isNamed = (word: string): word is keyof typeof paymentNames => Object.hasOwn(paymentNames, word);

/** How an order is paid, as everybody reads it (OFFER-32): 'Cash and Bank Transfer'. */
export const paymentName = ({ paymentMethod, paymentWays }: HowPaid): string =>
  paymentNamed(paymentWays ?? [paymentMethod]);

/** The same by its words alone, as a query has them. */
export const paymentNamed = (words: readonly string[]): string =>
  words.map((word) => (isNamed(word) ? paymentNames[word] : word)).join(orderText.and);
