import {
  filledIn,
  letterCount,
  mostLetters,
  mostPersonalFields,
  type PersonalText,
} from "#catalogue/options/personal.ts";
import type { Goods } from "../cart.ts";

// By hand: every page reads the stored cart, and a schema library would weigh more than the rest of the room.

/**
 * Ids are text of any kind (CATALOGUE-3), but neither long nor with control characters, which no database
 * takes.
 */
export const isProductId = (text: string): boolean => /^[^\p{Cc}\p{Cs}]{1,64}$/u.test(text);

/** Longer than any two values of options. */
const isVariantKey = (text: string): boolean => /^[^\p{Cc}\p{Cs}]{1,300}$/u.test(text);

const isLabel = (text: string): boolean => /^[^\p{Cc}\p{Cs}]{1,100}$/u.test(text);

/**
 * The goods that somebody claims to want; blank texts and a blank variant are none. Undefined for what can be
 * no goods of any shop: broken parts, a label twice, a text longer than any field takes.
 */
export function parsedGoods(productId: unknown, variant?: unknown, personal?: unknown): Goods | undefined {
  const texts = textsIn(personal ?? []);
  if (typeof productId !== "string" || !isProductId(productId) || !texts) return undefined;
  if (!isNothing(variant) && !(typeof variant === "string" && isVariantKey(variant))) return undefined;
  return {
    productId,
    ...(typeof variant === "string" && variant !== "" ? { variant } : {}),
    ...(texts.length > 0 ? { personal: texts } : {}),
  };
}

const isNothing = (given: unknown): boolean => given === undefined || given === null || given === "";

function textsIn(given: unknown): PersonalText[] | undefined {
  if (!Array.isArray(given) || !given.every(isText)) return undefined;
  const texts = filledIn(given);
  const labels = new Set(texts.map(({ label }) => label));
  const fits = texts.every(({ label, text }) => isLabel(label) && letterCount(text) <= mostLetters);
  return fits && labels.size === texts.length && texts.length <= mostPersonalFields ? texts : undefined;
}

const isText = (given: unknown): given is PersonalText =>
  typeof given === "object" &&
  given !== null &&
  "label" in given &&
  "text" in given &&
  typeof given.label === "string" &&
  typeof given.text === "string";
