import { latinDigits } from "./latin-digits.ts";

const apostrophes = /[`´‘’‛ʹʻʼʽˈ′]/g;
const quotes = /[“”„‟″]/g;
const dashes = /[‐‑‒–—―−]/g;
/**
 * Accents of Latin, Greek and Cyrillic letters, and what is not seen between letters. Signs of Indian scripts
 * are no accents.
 */
const marks = /\u00AD|[\u0300-\u036F]|[\u200B-\u200D]|\uFEFF/g;
/** Capitals whose small letter is another one; scripts beyond these have none. */
const cased = /[A-Z\u0080-\u058F]/g;
/** Letters that are not written as a plain one with an accent. */
const special: Readonly<Record<string, string>> = {
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  ħ: "h",
  ı: "i",
  ŧ: "t",
  ς: "σ",
  æ: "ae",
  œ: "oe",
  ß: "ss",
};

/**
 * A text as it is compared: small letters without accents, Hindi's digits as 0 to 9, and the plain form of
 * what a phone's keyboard makes of quotes and dashes. The database's plain_letters() gives the same.
 */
export const plainLetters = (text: string): string =>
  latinDigits(
    text
      .replace(apostrophes, "'")
      .replace(quotes, '"')
      .replace(dashes, "-")
      .normalize("NFKD")
      .replace(marks, "")
      .replace(cased, (letter) => special[letter.toLowerCase()] ?? letter.toLowerCase()),
  );

/** The same with words that are joined by a mark apart; the database's single_words() gives the same. */
export const singleWords = (text: string): string => plainLetters(text).replace(joining, " ");

/**
 * A mark that joins words or encloses one, as in "Cushion/Cover", "JC-101" and "Tote <Gold>", or that ends a
 * sentence in Hindi.
 */
export const joining = /[/.+_~<>&;।॥-]/g;
