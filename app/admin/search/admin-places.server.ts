import type { Held, Permission } from "#accounts/permissions/permissions.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { languages } from "#values/language/language.ts";
import { plainLetters } from "#values/text/plain-letters.ts";
import { type AdminLink, adminMenu, mayGo, ownMenu, type PlaceName } from "../admin-links.ts";
import { groupNames, placeNames, placeWords } from "../places.text.ts";
import { type Find, mostFinds } from "./finds.ts";

const home = "/admin/dashboard";

/** Pages that the menu does not name. */
export const otherPages: readonly {
  to: string;
  name: PlaceName;
  in: PlaceName;
  needs?: Permission;
}[] = [
  { to: `${home}/first-steps`, name: "firstSteps", in: "overview", needs: "settings" },
  { to: `${home}/numbers/festivals`, name: "festivals", in: "numbers" },
  { to: `${home}/numbers/print`, name: "printMonth", in: "numbers" },
  { to: `${home}/orders/new`, name: "newOrder", in: "orders", needs: "money" },
  { to: `${home}/orders?status=to-pack`, name: "toPack", in: "orders", needs: "orders" },
  { to: `${home}/returned-parcels`, name: "returned", in: "orders", needs: "orders" },
  { to: `${home}/products?new`, name: "newProduct", in: "products", needs: "products" },
  { to: `${home}/products/import`, name: "importProducts", in: "products", needs: "products" },
  { to: `${home}/offers/new`, name: "newOffer", in: "offers", needs: "money" },
  { to: `${home}/blog?new`, name: "newPost", in: "posts", needs: "stories" },
  { to: `${home}/shared-lists`, name: "sharedLists", in: "grievances", needs: "messages" },
  { to: `${home}/settings/shipping`, name: "shipping", in: "settings", needs: "settings" },
  { to: `${home}/settings/cash-on-delivery`, name: "cash", in: "settings", needs: "settings" },
  { to: `${home}/settings/bulk-prices`, name: "bulkPrices", in: "settings", needs: "settings" },
  { to: `${home}/settings/messages`, name: "stock", in: "settings", needs: "settings" },
  { to: `${home}/settings/opening`, name: "opening", in: "settings", needs: "settings" },
  { to: `${home}/settings/search-words`, name: "searchWords", in: "settings", needs: "settings" },
  { to: `${home}/settings/texts`, name: "legal", in: "settings", needs: "settings" },
  { to: `${home}/settings/faq`, name: "faq", in: "settings", needs: "settings" },
  { to: `${home}/staff/invite`, name: "invite", in: "staff", needs: "staff" },
  { to: `${home}/account/two-step`, name: "twoStep", in: "account" },
  { to: `${home}/account/passkeys`, name: "passkeys", in: "account" },
  { to: `${home}/account/ring`, name: "ring", in: "account", needs: "orders" },
];

interface AdminPlace extends Find {
  needs?: Permission | readonly Permission[];
  /** Its name, and other words for it, in each language. */
  names: string;
  words: string;
}

const allPlaces = (): AdminPlace[] => [
  ...adminMenu.flatMap(({ heading, links }) => links.map(placeIn(groupNames[heading]))),
  ...ownMenu.map(placeIn(groupNames.own)),
  ...otherPages.map(({ name, in: group, ...page }) =>
    placeCalled(name, { ...page, note: placeNames[group] }),
  ),
];

const placeIn =
  (note: string) =>
  ({ to, name, needs }: AdminLink): AdminPlace =>
    placeCalled(name, { to, needs, note });

const placeCalled = (name: PlaceName, place: Pick<AdminPlace, "to" | "note" | "needs">): AdminPlace => ({
  ...place,
  title: placeNames[name],
  names: inAllLanguages(() => placeNames[name]),
  words: inAllLanguages(() => placeWords[name] ?? ""),
});

/** Readers of Hindi type English letters as well, and the other way round. */
const inAllLanguages = (said: () => string): string =>
  languages.map((language) => speaking(language, said)).join(" ");

/**
 * The pages that every word of a search leads to, by the beginning of a word of theirs: first those whose own
 * name it is, then those that whole words lead to. Pages that somebody may not open are not found.
 */
export function placesFor(query: string, held: Held): Find[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const found = allPlaces().filter((place) => mayGo(held, place) && rank(place, words) < ranks.length);
  return found
    .toSorted((one, other) => rank(one, words) - rank(other, words))
    .slice(0, mostFinds)
    .map(({ to, title, note }) => ({ to, title, note }));
}

type Match = (place: AdminPlace, word: string) => boolean;

/** The likeliest first. */
const ranks: readonly Match[] = [
  ({ names }, word) => beginsWord(names, word),
  (place, word) => wordsOf(textOf(place)).includes(word),
  (place, word) => beginsWord(textOf(place), word),
];

const rank = (place: AdminPlace, words: readonly string[]): number => {
  const first = ranks.findIndex((isMatch) => words.every((word) => isMatch(place, word)));
  return first === -1 ? ranks.length : first;
};

const textOf = ({ names, words }: AdminPlace): string => `${names} ${words}`;

const wordsOf = (text: string): string[] =>
  plainLetters(text)
    .split(/[\s-]+/)
    .filter(Boolean);

const beginsWord = (text: string, beginning: string): boolean =>
  wordsOf(text).some((word) => word.startsWith(beginning));
