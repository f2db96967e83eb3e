import {
  filledIn,
  letterCount,
  mostLetters,
  mostPersonalFields,
  type PersonalText,
} from "#catalogue/options/personal.ts";

/** What a line is of. Lines of the same goods are one line. */
export interface Goods {
  readonly productId: string;
  /** The key of the variant, such as 'small-red'; absent where there is nothing to choose. */
  readonly variant?: string;
  /** What is written on each piece; absent where nothing is. */
  readonly personal?: readonly PersonalText[];
}

/**
 * A line's own id. It follows from its goods, so that tabs, cookies and carts of before agree on it: letter
 * for letter, never a digest, for two texts are never one line (ADR-81). The order of the texts says nothing.
 */
export function lineIdOf({ productId, variant, personal = [] }: Goods): string {
  if (variant === undefined && personal.length === 0) return `line-${productId}`;
  const texts = personal
    .map(({ label, text }) => [label, text])
    .sort(([a = ""], [b = ""]) => (a < b ? -1 : 1));
  return `goods-${JSON.stringify([productId, variant ?? null, ...texts])}`;
}

/** What is counted of goods, whatever is written on them: pieces of a product, or of one of its variants. */
export const articleOf = ({ productId, variant }: Goods): string => lineIdOf({ productId, variant });

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
