import type { Permission } from "#accounts/permissions/permissions.ts";
import type { Waiting } from "./overview/overview.ts";
import type { groupNames, placeNames } from "./places.text.ts";

export type PlaceName = keyof typeof placeNames;

/** A place of the admin area; `waiting` names the count of what waits for the owner there. */
export interface AdminLink {
  to: string;
  name: PlaceName;
  /** Which of the staff may go there, by any one of several; everybody where it says nothing. */
  needs?: Permission | readonly Permission[];
  waiting?: keyof Waiting;
}

/** Places that belong together, as the menu shows them; the first group needs no heading. */
interface AdminGroup {
  heading?: keyof typeof groupNames;
  links: readonly AdminLink[];
}

const home = "/admin/dashboard";

/** In the order of the menu (ADMIN-1). */
export const adminMenu: readonly AdminGroup[] = [
  {
    links: [
      { to: `${home}/overview`, name: "overview" },
      { to: `${home}/numbers`, name: "numbers" },
    ],
  },
  {
    heading: "sell",
    links: [
      { to: `${home}/orders`, name: "orders", needs: "orders", waiting: "orders" },
      { to: `${home}/returns`, name: "returns", needs: "orders", waiting: "returns" },
      { to: `${home}/products`, name: "products", needs: "products" },
      { to: `${home}/discounts`, name: "discounts", needs: "money" },
      { to: `${home}/bulk-quotes`, name: "quotes", needs: "messages", waiting: "quotes" },
      { to: `${home}/offers`, name: "offers", needs: "orders", waiting: "offers" },
      { to: `${home}/certificates`, name: "certificates", needs: "orders" },
      { to: `${home}/books`, name: "books", needs: "money" },
    ],
  },
  {
    heading: "tell",
    links: [
      { to: `${home}/blog`, name: "posts", needs: "stories" },
      { to: `${home}/newsletters`, name: "newsletters", needs: "stories" },
      { to: `${home}/artisans`, name: "artisans", needs: "stories" },
      {
        to: `${home}/translations`,
        name: "translations",
        needs: ["products", "stories", "settings", "money"],
      },
    ],
  },
  {
    heading: "people",
    links: [
      { to: `${home}/contact-messages`, name: "messages", needs: "messages", waiting: "messages" },
      { to: `${home}/grievances`, name: "grievances", needs: "messages", waiting: "grievances" },
      { to: `${home}/reviews`, name: "reviews", needs: "messages", waiting: "reviews" },
      { to: `${home}/comments`, name: "comments", needs: "stories", waiting: "comments" },
      { to: `${home}/subscribers`, name: "subscribers", needs: "messages" },
    ],
  },
  {
    heading: "settings",
    links: [
      { to: `${home}/settings`, name: "settings", needs: "settings" },
      { to: `${home}/connections`, name: "connections", needs: "settings" },
      { to: `${home}/staff`, name: "staff", needs: "staff" },
      { to: `${home}/activity`, name: "activity", needs: "staff" },
      { to: `${home}/account`, name: "account" },
    ],
  },
];

/** The current link: its path equals the page's or begins it. */
export const isCurrent = ({ to }: AdminLink, path: string): boolean =>
  path === to || path.startsWith(`${to}/`);
