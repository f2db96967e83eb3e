import { stateOfGstCode } from "../contact/indian-state.ts";

const form = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Is this a GSTIN: a state's code, a PAN, an entity's number, 'Z' and a check digit that fits? The check
 * digit is the GST Network's: base 36, weights 1 and 2 by turns from the left, the digits of each product
 * added up.
 */
export function isGstin(text: string): boolean {
  if (!form.test(text) || !stateOfGstCode(text.slice(0, 2))) return false;
  return digits[checkValue(text.slice(0, -1))] === text.at(-1);
}

/** A PAN: five letters, four digits, a letter; the fourth letter says whose it is. A GSTIN contains one. */
export const isPan = (typed: string): boolean => /^[A-Z]{5}\d{4}[A-Z]$/.test(typed);

/** The PAN of whom a GSTIN is of: its 3rd to 12th signs. */
export const panIn = (gstin: string): string => gstin.slice(2, 12);

function checkValue(text: string): number {
  const total = [...text].reduce((sum, character, place) => {
    const product = digits.indexOf(character) * (place % 2 === 0 ? 1 : 2);
    return sum + Math.floor(product / digits.length) + (product % digits.length);
  }, 0);
  return (digits.length - (total % digits.length)) % digits.length;
}
