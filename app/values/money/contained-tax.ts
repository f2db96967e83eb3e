import { type Paise, paise } from "./money.ts";

const whole = 100_00n;

/**
 * The tax in an amount that contains it: amount × rate ÷ (100 % + rate), as one of so many equal shares, half
 * a paisa up. `rate` is in hundredths of a per cent (5 % is 500). In big integers, since the product outgrows
 * a number.
 */
export function containedTax(amount: Paise, rate: number, shares: 1 | 2): Paise {
  const part = BigInt(amount) * BigInt(rate);
  const divisor = (whole + BigInt(rate)) * BigInt(shares);
  return paise(Number((2n * part + divisor) / (2n * divisor)));
}
