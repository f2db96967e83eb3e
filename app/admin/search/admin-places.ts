import type { Held, Permission } from "#accounts/permissions/permissions.ts";
import { plainLetters } from "#values/text/plain-letters.ts";
import { adminMenu } from "../admin-links.ts";
import { type Find, mostFinds } from "./finds.ts";

const home = "/admin/dashboard";

/** Pages that the menu does not name. */
export const otherPages: readonly { to: string; label: string; in: string; needs?: Permission }[] = [
  { to: `${home}/first-steps`, label: "First Steps", in: "Dashboard", needs: "settings" },
  { to: `${home}/numbers/festivals`, label: "Festivals", in: "Numbers" },
  { to: `${home}/numbers/print`, label: "Print a Month", in: "Numbers" },
  { to: `${home}/orders/new`, label: "New Order", in: "Orders", needs: "money" },
  { to: `${home}/orders?status=to-pack`, label: "Orders to Pack", in: "Orders", needs: "orders" },
  { to: `${home}/returned-parcels`, label: "Returned Parcels", in: "Orders", needs: "orders" },
  { to: `${home}/products?new`, label: "New Product", in: "Products", needs: "products" },
  { to: `${home}/products/import`, label: "Import Products", in: "Products", needs: "products" },
  { to: `${home}/offers/new`, label: "New Offer", in: "Offers", needs: "money" },
  { to: `${home}/blog?new`, label: "New Post", in: "Blog Posts", needs: "stories" },
  { to: `${home}/settings/shipping`, label: "Shipping", in: "Settings", needs: "settings" },
  { to: `${home}/settings/cash-on-delivery`, label: "Cash on Delivery", in: "Settings", needs: "settings" },
  { to: `${home}/settings/bulk-prices`, label: "Bulk Prices", in: "Settings", needs: "settings" },
  { to: `${home}/settings/stock`, label: "Stock", in: "Settings", needs: "settings" },
  { to: `${home}/settings/opening`, label: "Opening", in: "Settings", needs: "settings" },
  { to: `${home}/settings/search-words`, label: "Search Words", in: "Settings", needs: "settings" },
  { to: `${home}/settings/texts`, label: "Legal", in: "Settings", needs: "settings" },
  { to: `${home}/settings/faq`, label: "FAQ", in: "Settings", needs: "settings" },
  { to: `${home}/staff/invite`, label: "Invite", in: "Staff", needs: "staff" },
  { to: `${home}/account/two-step`, label: "Two-Step Sign-In", in: "Your Account" },
  { to: `${home}/account/passkeys`, label: "Passkeys", in: "Your Account" },
];

/** What people call a page that is named otherwise. */
const otherWords: Readonly<Record<string, string>> = {
  Dashboard: "home overview revenue figures",
  Numbers: "visits visitors traffic statistics figures analytics sells where from",
  "First Steps": "start setup begin",
  Festivals: "diwali chhath rakhi holi season",
  Orders: "sales parcels packing labels refund invoice",
  Returns: "refund exchange come back",
  Products: "stock price bags catalogue inventory items",
  Discounts: "coupon code promotion sale festival offer",
  "Bulk Quotes": "wholesale b2b sample enquiry",
  Offers: "quotation proforma advance wholesale",
  Certificates: "authentic handmade card",
  Books: "gst tax gstr returns accountant invoice credit note",
  "Blog Posts": "story article news",
  Newsletters: "mail campaign send subscribers",
  Grievances: "complaint ticket",
  Stock: "low sold out mail",
  Opening: "soon close hide shop strangers",
  Artisans: "makers story",
  Translations: "hindi language",
  "Contact Messages": "enquiries inbox mail customer question",
  Reviews: "stars rating",
  Subscribers: "newsletter mailing list",
  Settings: "address name phone gstin bank gift grievance shop facts",
  Connections: "api key webhook",
  Staff: "team people permissions users admins",
  Activity: "audit log history who",
  "Your Account": "password email name sign out",
  Shipping: "delivery rates courier free working days",
  "Cash on Delivery": "cod pincode fee limit",
  "Bulk Prices": "wholesale quantity discount",
  "Search Words": "synonyms",
  Legal: "policies privacy terms shipping returns texts",
  FAQ: "questions answers help",
  "Import Products": "csv upload shopify woocommerce excel",
  "Two-Step Sign-In": "security code 2fa authenticator",
};

interface AdminPlace extends Find {
  needs?: Permission | readonly Permission[];
}

const places: readonly AdminPlace[] = [
  ...adminMenu.flatMap(({ heading = "", links }) =>
    links.map(({ to, label, needs }) => ({ to, title: label, note: heading, needs })),
  ),
  ...otherPages.map(({ label, in: note, ...page }) => ({ ...page, title: label, note })),
];

/**
 * The pages that every word of a search leads to, by the beginning of a word of theirs: first those whose own
 * name it is, then those that whole words lead to. Pages that somebody may not open are not found.
 */
export function placesFor(query: string, held: Held): Find[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const found = places.filter((place) => mayOpen(place, held) && rank(place, words) < ranks.length);
  return found
    .toSorted((one, other) => rank(one, words) - rank(other, words))
    .slice(0, mostFinds)
    .map(({ to, title, note }) => ({ to, title, note }));
}

type Match = (place: AdminPlace, word: string) => boolean;

/** In the order of what is meant most likely. */
const ranks: readonly Match[] = [
  ({ title }, word) => beginsWord(title, word),
  (place, word) => wordsOf(textOf(place)).includes(word),
  (place, word) => beginsWord(textOf(place), word),
];

const rank = (place: AdminPlace, words: readonly string[]): number => {
  const first = ranks.findIndex((isMatch) => words.every((word) => isMatch(place, word)));
  return first === -1 ? ranks.length : first;
};

const textOf = ({ title }: AdminPlace): string => `${title} ${otherWords[title] ?? ""}`;

const wordsOf = (text: string): string[] =>
  plainLetters(text)
    .split(/[\s-]+/)
    .filter(Boolean);

const beginsWord = (text: string, beginning: string): boolean =>
  wordsOf(text).some((word) => word.startsWith(beginning));

const mayOpen = ({ needs }: AdminPlace, held: Held): boolean =>
  needs === undefined || [needs].flat().some((each) => held[each] === true);
