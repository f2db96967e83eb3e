import { mostLetters, type PersonalRefusal } from "#catalogue/options/personal.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { type AddRefusal, maxLines, maxQuantity } from "./cart.ts";
import type { LineTrouble } from "./priced-cart.ts";

export type AddedFrom = "card" | "product" | "wishlist";

/** The cart's toasts (CART-7). */
export const cartToasts = {
  added: (name: string, from: AddedFrom) =>
    from === "product"
      ? { title: "Added to Cart!", text: name }
      : { title: "Added to Cart", text: `${name} added to cart` },
  updated: (name: string) => ({ title: "Updated Cart", text: `${name} quantity updated in cart` }),
  removed: { title: "Removed from Cart", text: "Item removed from cart" },
  cleared: { title: "Cart Cleared", text: "All items removed from cart" },
};

/** Why the cart did not take what was asked of it. */
const refusals: Record<AddRefusal, string> = {
  full: `A cart holds up to ${maxLines} different products.`,
  most: `A cart holds up to ${maxQuantity} pieces of one product. For more, ask for a bulk quote.`,
  text: `What is written on a piece can have at most ${mostLetters} letters.`,
  "too-long": "This cart takes no more. Remove a product, or check out first.",
};

export const cartRefusal = (why: AddRefusal) =>
  ({ title: why === "text" ? "Not Added" : "Cart Full", text: refusals[why], tone: "destructive" }) as const;

export const emptyCart = "Your cart is empty";

/** What stands at a line that is no longer as the shopper left it. */
export function troubleText(trouble: LineTrouble): string {
  switch (trouble.kind) {
    case "gone":
      return "No longer in the shop. Remove it to check out.";
    case "option-gone":
      return `${trouble.option} is no longer made. Remove it to check out.`;
    case "option-missing":
      return "It comes in several options now. Choose one on its page, and remove this one to check out.";
    case "personal":
      return `${personalReason(trouble.refusal)} Remove it to check out, or add it anew.`;
    case "out-of-stock":
      return "Out of stock. Remove it to check out.";
    case "too-many":
      return `Only ${trouble.left} left. Lower the quantity to check out.`;
    case "price-changed":
      return `The price has changed. It was ${rupeesAndPaise(trouble.before)}.`;
  }
}

/** What is wrong with what is to be written on a piece, by the name of the field. */
export function personalReason(refusal: PersonalRefusal): string {
  switch (refusal.kind) {
    case "not-offered":
      return `'${refusal.label}' is no longer written on it.`;
    case "missing":
      return `'${refusal.label}' has to be filled in.`;
    case "too-long":
      return `'${refusal.label}' can have at most ${refusal.most} letters.`;
  }
}
