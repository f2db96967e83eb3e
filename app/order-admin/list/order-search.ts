import { searchedPhone } from "#values/contact/phone.ts";
import { plainLetters } from "#values/text/plain-letters.ts";

/**
 * The parts of a search that an order's number, name, e-mail or phone must hold, all of them, in plain
 * letters.
 */
export function searchParts(text: string): string[] {
  const phone = searchedPhone(text);
  if (phone !== undefined) return [phone];
  return [...new Set(plainLetters(text).split(/\s+/).filter(Boolean))].slice(0, mostParts);
}

const mostParts = 6;

/** The ten digits of a mobile number. */
export const isWholePhone = (part: string): boolean => /^[6-9]\d{9}$/.test(part);

/**
 * An order's whole number (13 digits until the year 2286), which can be looked up; the beginning of one must
 * be searched for.
 */
export const wholeNumber = (part: string): string | undefined =>
  /^jc-\d{13}$/.test(part) ? part.toUpperCase() : undefined;
