import { mostLetters } from "#catalogue/options/personal.ts";
import { type AddedFrom, type AddRefusal, maxLines, maxQuantity } from "./cart.ts";

/** Why the cart did not take what was asked of it. */
const refusals: Record<AddRefusal, string> = {
  full: `A cart holds up to ${maxLines} different products.`,
  most: `A cart holds up to ${maxQuantity} pieces of one product. For more, ask for a bulk quote.`,
  text: `What is written on a piece can have at most ${mostLetters} letters.`,
  "too-long": "This cart takes no more. Remove a product, or check out first.",
};

/** The cart's toasts (CART-7). */
export const cartToasts = {
  added: (name: string, from: AddedFrom) =>
    from === "product"
      ? { title: "Added to Cart!", text: name }
      : { title: "Added to Cart", text: `${name} added to cart` },
  refused: (why: AddRefusal) =>
    ({
      title: why === "text" ? "Not Added" : "Cart Full",
      text: refusals[why],
      tone: "destructive",
    }) as const,
};

export const cartText = { add: "Add to Cart" };
