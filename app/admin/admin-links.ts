import type { Held, Permission } from "#accounts/permissions/permissions.ts";
import type { TaskName } from "./overview/tasks/tasks.ts";
import type { groupNames, placeNames } from "./places.text.ts";

export type PlaceName = keyof typeof placeNames;

/** A place of the admin area; `waiting` is what waits for the owner there. */
export interface AdminLink {
  to: string;
  name: PlaceName;
  /** The permission that opens it, any one of several; absent where everybody on the staff may go there. */
  needs?: Permission | readonly Permission[];
  waiting?: readonly TaskName[];
}

/** Places that belong together, as the menu shows them. */
interface AdminGroup {
  heading: keyof typeof groupNames;
  links: readonly AdminLink[];
}

const home = "/admin/dashboard";

/** In the order of the menu (ADMIN-1). */
export const adminMenu: readonly AdminGroup[] = [
  { heading: "today", links: [{ to: `${home}/overview`, name: "overview" }] },
  {
    heading: "orders",
    links: [
      { to: `${home}/orders`, name: "orders", needs: "orders", waiting: ["toPack"] },
      { to: `${home}/returns`, name: "returns", needs: "orders", waiting: ["newReturns"] },
      {
        to: `${home}/offers`,
        name: "offers",
        needs: "orders",
        waiting: ["proofChanges", "changes", "endingSoon"],
      },
      { to: `${home}/bulk-quotes`, name: "quotes", needs: "messages", waiting: ["newQuotes"] },
    ],
  },
  {
    heading: "goods",
    links: [
      { to: `${home}/products`, name: "products", needs: "products" },
      { to: `${home}/discounts`, name: "discounts", needs: "money" },
      { to: `${home}/cart-link`, name: "cartLink", needs: "products" },
      { to: `${home}/certificates`, name: "certificates", needs: "orders" },
      {
        to: `${home}/making`,
        name: "making",
        needs: "making",
        waiting: ["makersProblems", "lateWork", "workToCheck"],
      },
      { to: `${home}/stalls`, name: "stalls", needs: "pack", waiting: ["stallGaps", "stallTrouble"] },
    ],
  },
  {
    heading: "people",
    links: [
      { to: `${home}/contact-messages`, name: "messages", needs: "messages", waiting: ["newMessages"] },
      { to: `${home}/grievances`, name: "grievances", needs: "messages", waiting: ["openGrievances"] },
      { to: `${home}/reviews`, name: "reviews", needs: "messages", waiting: ["newReviews"] },
      { to: `${home}/comments`, name: "comments", needs: "stories", waiting: ["newComments"] },
      { to: `${home}/subscribers`, name: "subscribers", needs: "messages" },
      { to: `${home}/newsletters`, name: "newsletters", needs: "stories" },
    ],
  },
  {
    heading: "stories",
    links: [
      { to: `${home}/blog`, name: "posts", needs: "stories" },
      { to: `${home}/artisans`, name: "artisans", needs: "stories" },
      {
        to: `${home}/translations`,
        name: "translations",
        needs: ["products", "stories", "settings", "money"],
      },
    ],
  },
  {
    heading: "money",
    links: [
      { to: `${home}/numbers`, name: "numbers" },
      { to: `${home}/books`, name: "books", needs: "money" },
      { to: `${home}/money`, name: "money", needs: "money" },
      { to: `${home}/makers-pay`, name: "makersPay", needs: "money", waiting: ["makersInRun"] },
    ],
  },
];

/** The tasks whose counts stand in the menu. */
export const menuTasks: readonly TaskName[] = adminMenu.flatMap(({ links }) =>
  links.flatMap(({ waiting = [] }) => waiting),
);

/** Behind the person's own button, before the way out. */
export const ownMenu: readonly AdminLink[] = [
  { to: `${home}/settings`, name: "settings", needs: "settings" },
  { to: `${home}/staff`, name: "staff", needs: "staff" },
  { to: `${home}/connections`, name: "connections", needs: "settings" },
  { to: `${home}/activity`, name: "activity", needs: "staff" },
  { to: `${home}/account`, name: "account" },
];

/** May they go there? */
export const mayGo = (held: Held, { needs }: Pick<AdminLink, "needs">): boolean =>
  needs === undefined || [needs].flat().some((each) => held[each] === true);

/** The current link: its path equals the page's or begins it. */
export const isCurrent = ({ to }: AdminLink, path: string): boolean =>
  path === to || path.startsWith(`${to}/`);
