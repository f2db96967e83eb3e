import { plainLetters } from "#values/text/plain-letters.ts";

/** 32 signs that nobody confuses: without 0, O, 1 and I. A sign's place is its value. */
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** The last sign of a code is its check. */
export const codeLength = 10;

/** Twice a value in the field of 32 elements: polynomials over two elements, modulo x^5 + x^2 + 1. */
const doubled = (value: number): number => (value << 1) ^ (value & 16 ? 0b100101 : 0);

/**
 * The sum of a text's values, each weighted by its place: by the powers of x, all different in so short a
 * text. So no wrong sign and no swap of two signs leaves it as it was (CERTIFICATE-3).
 */
const weighted = (text: string): number =>
  [...text].reduce((sum, sign) => doubled(sum) ^ signs.indexOf(sign), 0);

const isOfSigns = (text: string): boolean => [...text].every((sign) => signs.includes(sign));

/** Is this a code that we can have given? Most mistypings are none. */
export const isCode = (text: string): boolean =>
  text.length === codeLength && isOfSigns(text) && weighted(text) === 0;

/** A code of nine signs that anything may choose, and their check. */
export const withCheck = (nine: string): string => nine + signs[doubled(weighted(nine))];

/** So many signs, each of five bits: of the first bits of so many bytes. */
export function signsOf(bytes: Uint8Array, count: number): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return Array.from({ length: count }, (_, place) =>
    signs.charAt(Number.parseInt(bits.slice(place * 5, place * 5 + 5), 2)),
  ).join("");
}

/** Signs as somebody typed them: small letters, Hindi's digits, spaces and hyphens don't matter. */
export const typedSigns = (text: string): string =>
  plainLetters(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, "");

/** The same of a code, which may have been copied with the address of its page. */
export const pastedCode = (text: string): string => typedSigns(text.slice(text.lastIndexOf("/") + 1));

/** As people read and copy it: 7QK4M-ZX82H. */
export const shownCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** Where a certificate can be looked at by everybody. */
export const certificatePath = (code: string): string => `/c/${code}`;

/** 60 bits: nobody tries them all. */
export const secretLength = 12;

/** Could this be a secret? */
export const isSecretForm = (text: string): boolean => text.length === secretLength && isOfSigns(text);

/** Where a code can be typed. */
export const lookUpPath = certificatePath("check");
