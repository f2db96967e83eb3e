import { grouped } from "#values/text/grouped.ts";

/** The search of the admin area in words. */
export const searchText = {
  title: "Search",
  label: "Search orders, products, people and pages",
  hint: "A number, a name, an e-mail, a phone, or what you want to do.",
  keys: "Ctrl K",
  headings: { Pages: "Pages", Orders: "Orders", Products: "Products", Making: "Making", People: "People" },
  nothing: (query: string) => `Nothing found for “${query}”.`,
  unread: "Some of it could not be searched just now. Please try again.",
  all: { Orders: "All these orders", Products: "All these products" },
  buyer: (orders: number) => (orders === 1 ? "1 order" : `${orders} orders`),
  lot: (product: string, pieces: number) =>
    `${product} · ${pieces === 1 ? "1 piece" : `${grouped(pieces)} pieces`}`,
  message: "Contact message",
  quote: "Bulk quote",
  artisan: "Artisan",
} as const;

/** The admin area's frame and overview in words; what docs/product quotes stands here to the letter. */
export const adminText = {
  area: "Admin",
  /** The person's own menu. */
  own: "Account",
  skip: "Skip to content",
  signOut: "Sign Out",
  viewShop: "View shop",
  overview: "Dashboard",
  statsFailed: { title: "Error Fetching Stats", text: "Could not load dashboard statistics." },
  activityFailed: { title: "Error Fetching Activity", text: "Could not load recent activity." },
  activity: "Recent Activity",
  onlyMenu: "What is yours to do stands in the menu.",
  noActivity: "Nothing has happened yet.",
  resend: {
    button: "Send them again",
    done: (mails: number) =>
      mails === 0
        ? { title: "Nothing to Send", text: "No mail waits for another try." }
        : {
            title: "Mails on Their Way",
            text: `${mails === 1 ? "1 mail is" : `${mails} mails are`} tried again now. This alert stays while they do not arrive.`,
          },
    failed: {
      title: "Error",
      text: "The mails could not be tried again. Please try once more.",
      tone: "destructive",
    },
  },
  failed: {
    title: "Something went wrong",
    text: "This page could not be shown. Nothing was changed by looking at it. Please try again.",
  },
  refused: {
    title: "Not allowed",
    text: "Your account may not do this. Whoever keeps the page Staff can allow it.",
  },
  missing: { title: "Not found", text: "This page does not exist, or what it showed has been deleted." },
  tryAgain: "Try again",
  upload: {
    title: "Upload Error",
    picturesOnly: "This address takes pictures only.",
    noPlace: "This picture was sent to no place of the shop.",
    notStored: { title: "Storage Error", text: "The picture could not be stored. Please try again." },
  },
} as const;
