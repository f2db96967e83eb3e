import type { Waiting } from "./overview/waiting.ts";

/** A place of the admin area; `waiting` names the count of what waits for the owner there. */
export interface AdminLink {
  to: string;
  label: string;
  waiting?: keyof Waiting;
}

const home = "/admin/dashboard";

/** In the order of the menu (ADMIN-1). */
export const adminLinks: readonly AdminLink[] = [
  { to: `${home}/overview`, label: "Dashboard" },
  { to: `${home}/products`, label: "Products" },
  { to: `${home}/orders`, label: "Orders", waiting: "orders" },
  { to: `${home}/returns`, label: "Returns", waiting: "returns" },
  { to: `${home}/reviews`, label: "Reviews", waiting: "reviews" },
  { to: `${home}/discounts`, label: "Discounts" },
  { to: `${home}/certificates`, label: "Certificates" },
  { to: `${home}/books`, label: "Books" },
  { to: `${home}/blog`, label: "Blog Posts" },
  { to: `${home}/comments`, label: "Comments", waiting: "comments" },
  { to: `${home}/contact-messages`, label: "Contact Messages", waiting: "messages" },
  { to: `${home}/bulk-quotes`, label: "Bulk Quotes", waiting: "quotes" },
  { to: `${home}/offers`, label: "Offers", waiting: "offers" },
  { to: `${home}/artisans`, label: "Artisans" },
  { to: `${home}/subscribers`, label: "Subscribers" },
  { to: `${home}/settings`, label: "Settings" },
  { to: `${home}/account`, label: "Your Account" },
];

/** The current link: its path equals the page's or begins it. */
export const isCurrent = ({ to }: AdminLink, path: string): boolean =>
  path === to || path.startsWith(`${to}/`);
