import type { Permission } from "#accounts/permissions/permissions.ts";
import type { Waiting } from "./overview/overview.ts";

/** A place of the admin area; `waiting` names the count of what waits for the owner there. */
export interface AdminLink {
  to: string;
  label: string;
  /** Which of the staff may go there, by any one of several; everybody where it says nothing. */
  needs?: Permission | readonly Permission[];
  waiting?: keyof Waiting;
}

/** Places that belong together, as the menu shows them; the first group needs no heading. */
interface AdminGroup {
  heading?: "Sell" | "Tell" | "People" | "Settings";
  links: readonly AdminLink[];
}

const home = "/admin/dashboard";

/** In the order of the menu (ADMIN-1). */
export const adminMenu: readonly AdminGroup[] = [
  {
    links: [
      { to: `${home}/overview`, label: "Dashboard" },
      { to: `${home}/numbers`, label: "Numbers" },
    ],
  },
  {
    heading: "Sell",
    links: [
      { to: `${home}/orders`, label: "Orders", needs: "orders", waiting: "orders" },
      { to: `${home}/returns`, label: "Returns", needs: "orders", waiting: "returns" },
      { to: `${home}/products`, label: "Products", needs: "products" },
      { to: `${home}/discounts`, label: "Discounts", needs: "money" },
      { to: `${home}/bulk-quotes`, label: "Bulk Quotes", needs: "messages", waiting: "quotes" },
      { to: `${home}/offers`, label: "Offers", needs: "orders", waiting: "offers" },
      { to: `${home}/certificates`, label: "Certificates", needs: "orders" },
      { to: `${home}/books`, label: "Books", needs: "money" },
    ],
  },
  {
    heading: "Tell",
    links: [
      { to: `${home}/blog`, label: "Blog Posts", needs: "stories" },
      { to: `${home}/newsletters`, label: "Newsletters", needs: "stories" },
      { to: `${home}/artisans`, label: "Artisans", needs: "stories" },
      {
        to: `${home}/translations`,
        label: "Translations",
        needs: ["products", "stories", "settings", "money"],
      },
    ],
  },
  {
    heading: "People",
    links: [
      { to: `${home}/contact-messages`, label: "Contact Messages", needs: "messages", waiting: "messages" },
      { to: `${home}/grievances`, label: "Grievances", needs: "messages", waiting: "grievances" },
      { to: `${home}/reviews`, label: "Reviews", needs: "messages", waiting: "reviews" },
      { to: `${home}/comments`, label: "Comments", needs: "stories", waiting: "comments" },
      { to: `${home}/subscribers`, label: "Subscribers", needs: "messages" },
    ],
  },
  {
    heading: "Settings",
    links: [
      { to: `${home}/settings`, label: "Settings", needs: "settings" },
      { to: `${home}/connections`, label: "Connections", needs: "settings" },
      { to: `${home}/staff`, label: "Staff", needs: "staff" },
      { to: `${home}/activity`, label: "Activity", needs: "staff" },
      { to: `${home}/account`, label: "Your Account" },
    ],
  },
];

/** The current link: its path equals the page's or begins it. */
export const isCurrent = ({ to }: AdminLink, path: string): boolean =>
  path === to || path.startsWith(`${to}/`);
