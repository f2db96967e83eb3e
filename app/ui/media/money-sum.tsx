import { type Paise, rupeesAndPaise } from "#values/money/money.ts";
import { Figures } from "./money.tsx";

/** A sum as the storefront writes it, with its paise where it has some. Sized by `className`. */
export const MoneySum = ({ amount, className }: { amount: Paise; className?: string }) => (
  <Figures text={rupeesAndPaise(amount)} className={className} />
);
