import { plainLetters } from "../text/plain-letters.ts";

/** Does the text look like a telephone number that somebody has? Numbers are stored as typed. */
export const isPhoneLike = (text: string): boolean =>
  /^[+(\d][\d\s().\-/]*$/.test(text) &&
  digitsOf(text).length >= 6 &&
  digitsOf(text).length <= 15 &&
  !isMadeUp(text);

/**
 * One digit again and again, with or without India's prefix, or the digits as they are counted. A short
 * number counted from 2 or more may be a landline's.
 */
function isMadeUp(text: string): boolean {
  const local = digitsOf(text).replace(/^(?:0091|91|0)(?=\d{10}$)/, "");
  return (
    /^(\d)\1*$/.test(local) || ((local.length > 7 || /^[01]/.test(local)) && "01234567890".includes(local))
  );
}

/**
 * An Indian mobile number as '+91' and ten digits, the way a payment provider takes it; undefined for any
 * other number.
 */
export function normalisedMobile(text: string): string | undefined {
  const match = /^(?:0|91|0091)?([6-9]\d{9})$/.exec(digitsOf(text));
  return match ? `+91${match[1]}` : undefined;
}

/** The number with '+' and its country, and no other sign; undefined where the country is not known. */
export function calledNumber(text: string): string | undefined {
  const mobile = normalisedMobile(text);
  if (mobile) return mobile;
  const isWithCountry = /^(\+|00[1-9])/.test(text) && isPhoneLike(text);
  return isWithCountry ? `+${digitsOf(text).replace(/^00/, "")}` : undefined;
}

/**
 * The number as WhatsApp's addresses take it, with its country and without signs; undefined where the country
 * is not known.
 */
export const whatsappNumber = (text: string): string | undefined => calledNumber(text)?.slice(1);

/**
 * The phones that a number may be meant for, however it is written, each by ten digits or fewer: an Indian
 * mobile is the same with and without its prefix, and a digit too many in front or behind makes no other one.
 * Only for counting: it is no number to call. The database's `plain_phones` says the same.
 */
export function plainPhones(text: string): string[] {
  const digits = digitsOf(text);
  if (digits === "") return [];
  const last = digits.slice(-10);
  if (normalisedMobile(text) || digits.length <= 10) return [last];
  const within = Array.from({ length: digits.length - 10 }, (_, at) => digits.slice(at, at + 10));
  return [...new Set([last, ...within.filter((ten) => /^[6-9]/.test(ten))])];
}

/**
 * What a phone is searched by: the digits of a text of nothing but digits and the marks that people put
 * between them, without India's prefix, which either side may have left out; undefined for any other text.
 */
export function searchedPhone(text: string): string | undefined {
  const plain = plainLetters(text).trim();
  if (!/^[+()\d][\d\s()./+-]*$/.test(plain) || !/\d.*\d.*\d/.test(plain)) return undefined;
  const digits = digitsOf(plain);
  return digits.length > 10 ? digits.replace(/^(0091|91|0)/, "") : digits;
}

const digitsOf = (text: string): string => text.replace(/\D/g, "");
