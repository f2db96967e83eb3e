import { type Paise, times } from "#values/money.ts";

/** What a shopper has put aside. Name, price, slug and picture are display copies: the server prices everything. */
export interface CartLine {
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
  pricePaise: Paise;
  image: string | null;
}

export const maxQuantity = 999;
export const maxLines = 100;

export const isQuantity = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= maxQuantity;

/** Adds to the quantity of a product that is there already; appends it otherwise. A full cart takes no further product. */
export function addToCart(cart: Cart, product: CartProduct, quantity = 1): Cart {
  if (!isQuantity(quantity)) return cart;
  const present = cart.find((line) => line.id === product.id);
  if (present) return setQuantity(cart, product.id, Math.min(present.quantity + quantity, maxQuantity));
  return cart.length < maxLines ? [...cart, newLine(product, quantity)] : cart;
}

function newLine({ id, name, pricePaise, slug, image }: CartProduct, quantity: number): CartLine {
  return { id, name, unitPrice: pricePaise, quantity, slug, image };
}

/** Zero or less removes the line; a broken number changes nothing; 999 is the most. */
export function setQuantity(cart: Cart, id: string, quantity: number): Cart {
  if (!Number.isInteger(quantity)) return cart;
  if (quantity <= 0) return removeLine(cart, id);
  return cart.map((line) => (line.id === id ? { ...line, quantity: Math.min(quantity, maxQuantity) } : line));
}

export const removeLine = (cart: Cart, id: string): Cart => cart.filter((line) => line.id !== id);

/** Pieces in the cart, as the badge counts them. */
export const itemCount = (cart: readonly { quantity: number }[]): number =>
  cart.reduce((count, line) => count + line.quantity, 0);

export const lineTotal = (line: { unitPrice: Paise; quantity: number }): Paise =>
  times(line.unitPrice, line.quantity);
