/** What the two pages of the wishlist say. */
export const wishlistPageText = {
  title: "Wishlist",
  description: "The pieces that you put aside, in this browser or in your account.",
  empty: "Your wishlist is empty",
  emptyHint: "Open a piece you like and choose Add to Wishlist: it will wait here.",
  remove: (name: string) => `Remove ${name} from wishlist`,
  needsScript: "Without JavaScript your wishlist is kept in your account.",
  mine: "See my wishlist",
  wished: "Wished products",
  removeShort: "Remove",
  share: "Share List",
  shareSignedOut: "You sign in for that: a shared list belongs to an account, so that you can end it.",
  shopOn: "Continue Shopping",
  failed: { title: "Error", text: "Could not fetch products." },
  tryAgain: "Try again",
};

/** The words for a product's place on the wishlist, wherever it is shown. */
export const wishlistText = {
  added: (name: string) => ({ title: "Added to Wishlist", text: name }),
  removed: (name: string) => ({ title: "Removed from Wishlist", text: name }),
  failed: { title: "Error", text: "Could not update your wishlist.", tone: "destructive" as const },
  see: "See Wishlist",
  add: "Add to Wishlist",
  remove: "Remove from Wishlist",
};
