import { type Paise, paise, sum } from "./money.ts";

/**
 * An amount in proportion to others: none is exceeded unless their sum is; the paise that are left over go to
 * the largest remainders, of equal ones to the earlier.
 */
export function sharesOf(amount: Paise, among: readonly Paise[]): Paise[] {
  // In big integers, since the product outgrows a number.
  const whole = BigInt(sum(among)) || 1n;
  const parts = among.map((each, at) => {
    const product = BigInt(amount) * BigInt(each);
    return { at, floor: Number(product / whole), remainder: product % whole };
  });
  const over = amount - parts.reduce((all, { floor }) => all + floor, 0);
  const raised = new Set(
    [...parts]
      .sort((a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder))
      .slice(0, over)
      .map(({ at }) => at),
  );
  return parts.map(({ at, floor }) => paise(floor + (raised.has(at) ? 1 : 0)));
}
