import { plainLetters } from "#values/text/plain-letters.ts";

/**
 * The parts of a search that an order's number, name, e-mail or phone must hold, all of them, in plain
 * letters.
 */
export function searchParts(text: string): string[] {
  const plain = plainLetters(text).trim();
  if (isPhone(plain)) return [localDigits(plain)];
  return [...new Set(plain.split(/\s+/).filter(Boolean))].slice(0, mostParts);
}

const mostParts = 6;

/** Digits with the marks that people put between them; a phone is searched without them. */
const isPhone = (text: string): boolean => /^[+()\d][\d\s()./+-]*$/.test(text) && /\d.*\d.*\d/.test(text);

/** Without India's prefix, which the shopper may have left out. */
function localDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, "");
  return digits.length > 10 ? digits.replace(/^(0091|91|0)/, "") : digits;
}

/**
 * An order's whole number (13 digits until the year 2286), which can be looked up; the beginning of one must
 * be searched for.
 */
export const wholeNumber = (part: string): string | undefined =>
  /^jc-\d{13}$/.test(part) ? part.toUpperCase() : undefined;
