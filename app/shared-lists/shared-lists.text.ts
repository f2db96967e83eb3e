/** The owner's pages of lists that others may see, and the page that others see (LINK-7 to LINK-10). */
export const sharedListsText = {
  title: "Shared Lists",
  description: "Lists of pieces that you show to others by a link.",
  back: "Wishlist",
  intro:
    "Whoever has the link of a list sees its title, its pieces at the prices of that day, and your first name. Nothing else of you, and nothing that you put on your wishlist later.",
  yours: "Your lists",
  pieces: (count: number) => (count === 1 ? "1 piece" : `${count} pieces`),
  new: "Share another list",
  first: "Share a list",
  full: (most: number) => `You share ${most} lists. End one of them to share another.`,
  emptyWishlist: "Your wishlist is empty. Put on it first what you would like to show.",
  fields: { title: "Title", goods: "Pieces" },
  hints: { title: "As others read it, such as: For our new home" },
  share: "Share List",
  save: "Save Changes",
  end: "End This List",
  ask: "End this list? Its link leads nowhere from then on, for everybody who has it.",
  all: "All shared lists",
  link: "Link",
  see: "See It as Others Do",
  shareWords: "A list from our shop:",
  goneOfYours: (count: number) =>
    count === 1 ? "One piece of it is not sold any more." : `${count} pieces of it are not sold any more.`,
  shared: { title: "List Shared", text: "Send the link to whoever should see it." },
  saved: { title: "List Saved", text: "Its link shows it so from now on." },
  ended: { title: "List Ended", text: "Its link leads nowhere now." },
  errors: {
    title: "Give your list a title.",
    goods: "Choose at least one piece.",
    many: (most: number) => `A list holds ${most} pieces.`,
  },
  stale: "This list was changed meanwhile. Look at it as it is now, and change it again.",
  tooMany: "That was many changes at once. Please try again in ten minutes.",
  unread: { title: "Error", text: "Your lists could not be read. Please try again in a moment." },
  unsent: { title: "Error", text: "The shop can't be reached. Please check your connection and try again." },
  missing: { title: "There is no such list", text: "It may have been ended." },
};

/** The list as others see it. */
export const seenListText = {
  /** Never the title's own words: what programs show of a link is the shop's. */
  pageTitle: "A List for You",
  description: "Pieces that somebody chose at our shop, at today's prices.",
  by: (name: string) => `${name} chose these and gave the list its title.`,
  bySomebody: "Somebody chose these and gave the list its title.",
  gone: (count: number) =>
    count === 1
      ? "One piece of this list is not there any more."
      : `${count} pieces of this list are not there any more.`,
  nothing: "Nothing of this list is there any more.",
  goods: "Pieces of this list",
  all: "See Them as a Cart",
  ended: { title: "There is no such list", text: "It may have been ended by whoever shared it." },
  shop: "Go to the Shop",
  report: "Something wrong with this list?",
  failed: { title: "Error", text: "Could not fetch products." },
};
