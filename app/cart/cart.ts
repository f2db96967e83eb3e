import type { Paise } from "#values/money/money.ts";
import { articleOf, type Goods, lineIdOf, parsedGoods } from "./goods.ts";

/** Where 'Add to Cart' was pressed. */
export type AddedFrom = "card" | "product" | "wishlist";

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
  /** Such as 'Size: Small'; absent where there was nothing to choose. */
  readonly optionText?: string | undefined;
}

export type Cart = readonly CartLine[];

/** A product as it is handed to the cart. */
export interface CartProduct extends Pick<Goods, "variant" | "personal"> {
  id: string;
  slug: string;
  name: string;
  /** Of the variant, with what the writing costs. */
  unitPrice: Paise;
  /** Of the variant. */
  image: string | null;
  /** Such as 'Size: Small', where a variant is chosen. */
  optionText?: string;
}

export const maxQuantity = 999;
export const maxLines = 100;

export const isQuantity = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= maxQuantity;

/** What the rules need of a line: the browser's lines and the cookie's claims both have it. */
interface Countable {
  readonly id: string;
  readonly quantity: number;
}

/** A product of the catalogue as the goods of a line; undefined for texts that nobody can write on it. */
export const goodsOf = ({ id, variant, personal }: Pick<CartProduct, "id" | "variant" | "personal">) =>
  parsedGoods(id, variant, personal);

/** Adds a product of the catalogue. */
export function addToCart(cart: Cart, product: CartProduct, quantity = 1): Cart {
  const { id: _, variant: __, personal: ___, ...shown } = product;
  const goods = goodsOf(product);
  return goods ? addLine(cart, { id: lineIdOf(goods), ...goods, ...shown, quantity }) : cart;
}

/**
 * `full`: so many lines are the most. `most`: so many pieces are. `text`: what is to be written is too long.
 * `too-long`: the cart would not fit into its cookie.
 */
export type AddRefusal = "full" | "most" | "text" | "too-long";

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

/** Pieces of a product, or of its variant, in however many lines. */
export const piecesOf = (lines: readonly (Goods & { quantity: number })[], goods: Goods): number =>
  itemCount(lines.filter((line) => articleOf(line) === articleOf(goods)));
