import { mostLetters } from "#catalogue/options/personal.ts";
import { type AddedFrom, type AddRefusal, maxLines, maxQuantity } from "./cart.ts";

const isFull = "Cart Full";

/** Why the cart did not take what was put into it. */
const refusals: Record<AddRefusal, { title: string; text: string }> = {
  full: { title: isFull, text: `A cart holds up to ${maxLines} different products.` },
  most: {
    title: isFull,
    text: `A cart holds up to ${maxQuantity} pieces of one product. For more, ask for a bulk quote.`,
  },
  text: {
    title: "Not Added",
    text: `What is written on a piece can have at most ${mostLetters} letters.`,
  },
  "too-long": { title: isFull, text: "This cart takes no more. Remove a product, or check out first." },
};

const addedElsewhere = (name: string) => ({ title: "Added to Cart", text: `${name} added to cart` });

const added: Record<AddedFrom, (name: string) => { title: string; text: string }> = {
  product: (name) => ({ title: "Added to Cart!", text: name }),
  card: addedElsewhere,
  wishlist: addedElsewhere,
};

/** The cart's toasts (CART-7). */
export const cartToasts = {
  added: (name: string, from: AddedFrom) => added[from](name),
  refused: (why: AddRefusal) => ({ ...refusals[why], tone: "destructive" }) as const,
};

export const cartText = { add: "Add to Cart" };
