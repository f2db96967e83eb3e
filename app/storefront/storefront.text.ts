/** The storefront's wording; what the specification words is to its letter. */

export const failedToLoad = {
  products: { title: "Error", text: "Could not fetch products." },
  featured: { title: "Error", text: "Could not fetch featured products" },
  product: { title: "Error", text: "Could not fetch product details." },
} as const;

export const noProducts = "No products found matching your criteria.";

export const priceNote = "Inclusive of all taxes. Free shipping on orders over ₹999.";

export const productNotFound = {
  title: "Product Not Found",
  text: "It may have been sold, renamed or taken off the shelf.",
  back: "Back to Shop",
} as const;

export const wishlistText = {
  title: "Wishlist",
  empty: "Your wishlist is empty",
  emptyHint: "Open a piece you like and choose Add to Wishlist: it will wait here.",
  added: (name: string) => ({ title: "Added to Wishlist", text: name }),
  removed: (name: string) => ({ title: "Removed from Wishlist", text: name }),
  needsScript: "The wishlist is kept in your browser and needs JavaScript.",
} as const;
