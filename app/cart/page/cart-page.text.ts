/** The cart as a page (CART-7). */
export const cartPageText = {
  title: "Your Cart",
  description: "The bags and pieces you have put aside, with shipping and total.",
  failed: { title: "Error", text: "Could not fetch products.", tone: "destructive" as const },
  unsent: { title: "Error", text: "The shop can't be reached. Please check your connection and try again." },
  noAct: "This is nothing that a cart can do.",
  clear: "Clear Cart",
  empty: "Your cart is empty",
  emptyHint:
    "Bags, accessories and pieces for the home, each drawn by hand in Mithila, are waiting in the shop.",
  shopOn: "Continue Shopping",
  items: (count: number) => (count === 1 ? "1 item" : `${count} items`),
  freeFrom: (missing: string) => `Add ${missing} more for free standard shipping.`,
  checkout: "Proceed to Checkout",
  share: "Share This Cart",
  mail: {
    title: "Send Me This Cart",
    label: "E-mail",
    hint: "One mail with this cart and its link. We don't keep the address.",
    send: "Send",
  },
  /** Of a product whose name is not known any more. */
  thisProduct: "This product",
  each: (price: string) => `${price} each`,
  update: "Update",
  quantityOf: (name: string) => `Quantity of ${name}`,
  fewer: (name: string) => `Decrease quantity of ${name}`,
  more: (name: string) => `Increase quantity of ${name}`,
  removeNamed: (name: string) => `Remove ${name} from cart`,
  remove: "Remove",
};

/** What the page says of a change (CART-7). */
export const changeToasts = {
  updated: (name: string) => ({ title: "Updated Cart", text: `${name} quantity updated in cart` }),
  removed: { title: "Removed from Cart", text: "Item removed from cart" },
  cleared: { title: "Cart Cleared", text: "All items removed from cart" },
};
