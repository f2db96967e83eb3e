import type { Paise } from "#values/money/money.ts";

/** What a line is of. Lines of the same goods are one line. */
export interface Goods {
  readonly productId: string;
}

/** A line's own id. It follows from its goods, so that tabs, cookies and carts of before agree on it. */
export const lineIdOf = ({ productId }: Goods): string => `line-${productId}`;

/**
 * What a shopper has put aside. Name, price, slug and picture are display copies: the server prices
 * everything.
 */
export interface CartLine extends Goods {
  readonly id: string;
  readonly name: string;
  readonly unitPrice: Paise;
  readonly quantity: number;
  readonly slug: string;
  readonly image: string | null;
}

export type Cart = readonly CartLine[];

/** A product as it is handed to the cart. */
export interface CartProduct {
  id: string;
  slug: string;
  name: string;
  unitPrice: Paise;
  image: string | null;
}

export const maxQuantity = 999;
export const maxLines = 100;

/**
 * Ids are text of any kind (CATALOGUE-3), but neither long nor with control characters, which no database
 * takes.
 */
export const isProductId = (text: string): boolean => /^[^\p{Cc}]{1,64}$/u.test(text);

export const isQuantity = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= maxQuantity;

/** What the rules need of a line: the browser's lines and the cookie's claims both have it. */
interface Countable {
  readonly id: string;
  readonly quantity: number;
}

/** Adds a product of the catalogue. */
export function addToCart(cart: Cart, product: CartProduct, quantity = 1): Cart {
  const { id: productId, ...shown } = product;
  return addLine(cart, { id: lineIdOf({ productId }), productId, ...shown, quantity });
}

export type AddRefusal = "full" | "most";

/** Why adding to a line changes nothing: the cart takes no other one, or no more pieces of this one. */
export function addRefusal(lines: readonly Countable[], id: string): AddRefusal | undefined {
  const present = lines.find((line) => line.id === id);
  if (!present) return lines.length < maxLines ? undefined : "full";
  return present.quantity < maxQuantity ? undefined : "most";
}

/** Adds to the quantity of what is there already; appends it otherwise. A full cart takes nothing new. */
export function addLine<Line extends Countable>(lines: readonly Line[], line: Line): readonly Line[] {
  if (!isQuantity(line.quantity)) return lines;
  const present = lines.find(({ id }) => id === line.id);
  if (present) return setQuantity(lines, line.id, present.quantity + line.quantity);
  return lines.length < maxLines ? [...lines, line] : lines;
}

/** Zero or less removes the line; a broken number changes nothing; 999 is the most. */
export function setQuantity<Line extends Countable>(
  lines: readonly Line[],
  id: string,
  quantity: number,
): readonly Line[] {
  if (!Number.isInteger(quantity)) return lines;
  if (quantity <= 0) return removeLine(lines, id);
  const most = Math.min(quantity, maxQuantity);
  return lines.map((line) => (line.id === id ? { ...line, quantity: most } : line));
}

export const removeLine = <Line extends Countable>(lines: readonly Line[], id: string): readonly Line[] =>
  lines.filter((line) => line.id !== id);

/** Pieces in the cart, as the badge counts them. */
export const itemCount = (cart: readonly { quantity: number }[]): number =>
  cart.reduce((count, line) => count + line.quantity, 0);

/** Pieces of one product, in however many lines. */
export const piecesOf = (lines: readonly (Goods & { quantity: number })[], id: string): number =>
  itemCount(lines.filter(({ productId }) => productId === id));
