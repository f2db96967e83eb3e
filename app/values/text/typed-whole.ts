import { latinDigits } from "./latin-digits.ts";

/**
 * The whole number that somebody typed, in the digits of English or Hindi; undefined for anything else, and
 * for one beyond these bounds.
 */
export function typedWhole(text: string, least = 0, most = 999_999_999): number | undefined {
  const digits = latinDigits(text).trim();
  if (!/^\d{1,9}$/.test(digits)) return undefined;
  const number = Number(digits);
  return number >= least && number <= most ? number : undefined;
}
