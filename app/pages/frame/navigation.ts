import type { Session } from "#accounts/session/session.ts";
import { menuText } from "../frame.text.ts";
import { policies } from "../policy.ts";

export interface NavLink {
  to: string;
  readonly label: string;
}

/** Its label is read when it is shown, in the language of the moment. */
const linkTo = (to: keyof typeof menuText.links): NavLink => ({
  to,
  get label() {
    return menuText.links[to];
  },
});

export const mainLinks: readonly NavLink[] = (["/", "/shop", "/blog", "/contact"] as const).map(linkTo);

export const moreLinks: readonly NavLink[] = (["/b2b", "/about", "/artisans"] as const).map(linkTo);

export const quickLinks: readonly NavLink[] = (
  ["/shop", "/about", "/contact", "/faq", "/b2b", "/track", "/wishlist"] as const
).map(linkTo);

export const collectionLinks: readonly NavLink[] = (
  ["/shop?collection=core", "/shop?collection=artisanal", "/shop?collection=limited"] as const
).map(linkTo);

/** Of the legal texts that are written. */
export const legalLinks = (written: readonly string[] | undefined): readonly NavLink[] =>
  policies.filter(({ slug }) => written?.includes(slug) ?? true).map(({ slug }) => linkTo(`/${slug}`));

export const signedOutLinks: readonly NavLink[] = (["/login", "/admin-login"] as const).map(linkTo);

const adminHome: NavLink = linkTo("/admin/dashboard");
const myOrders: NavLink = linkTo("/dashboard/my-orders");
const settings: NavLink = linkTo("/dashboard/settings");

/** The links that depend on who is signed in; none while that is unknown. */
export function userLinks(session: Session): readonly NavLink[] {
  if (session.status === "loading") return [];
  if (session.user === null) return signedOutLinks;
  return [session.user.role === "admin" ? adminHome : myOrders];
}

/** What the user menu of somebody signed in offers, above Logout. */
export function accountLinks(role: "user" | "admin"): readonly NavLink[] {
  return role === "admin" ? [adminHome] : [myOrders, settings];
}

/** Several lists as one, each target once. */
export function joinLinks(...lists: (readonly NavLink[])[]): readonly NavLink[] {
  const links = lists.flat();
  return links.filter((link, place) => links.findIndex(({ to }) => to === link.to) === place);
}

/** The current link: its path equals the page's or begins it; home only on equality. */
export function isCurrentLink(link: string, path: string): boolean {
  if (link === path) return true;
  return link !== "/" && path.startsWith(`${link}/`);
}

/** The link of the header that is current at this path; "" where none is. */
export const currentPlace = (path: string): string =>
  joinLinks(mainLinks, moreLinks, signedOutLinks).find(({ to }) => isCurrentLink(to, path))?.to ?? "";

/** On the catalogue's own page the header shows no search box: the page has one. */
export const hasOwnSearch = (path: string): boolean => path === "/shop";

/** "My Account (rekha)": the part of the e-mail before the at sign. */
export const accountTitle = (email: string): string => menuText.accountOf(email.split("@")[0] ?? "");

/** The cart link's name. */
export const cartName = (count: number): string => menuText.cart(count);
