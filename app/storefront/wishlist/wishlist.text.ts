/** What is said of a product's place on the wishlist, wherever it is shown. */
export const wishlistText = {
  added: (name: string) => ({ title: "Added to Wishlist", text: name }),
  removed: (name: string) => ({ title: "Removed from Wishlist", text: name }),
  failed: { title: "Error", text: "Could not update your wishlist.", tone: "destructive" as const },
  see: "See Wishlist",
  add: "Add to Wishlist",
  remove: "Remove from Wishlist",
};
