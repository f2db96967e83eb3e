import type { Session } from "#accounts/session/session.ts";
import { policies } from "../pages/policy.ts";

export interface NavLink {
  to: string;
  label: string;
}

export const mainLinks: readonly NavLink[] = [
  { to: "/", label: "Home" },
  { to: "/shop", label: "Shop" },
  { to: "/blog", label: "Blog" },
  { to: "/contact", label: "Contact" },
];

export const moreLinks: readonly NavLink[] = [
  { to: "/b2b", label: "B2B Portal" },
  { to: "/about", label: "About Us" },
  { to: "/artisans", label: "Artisans" },
];

export const quickLinks: readonly NavLink[] = [
  { to: "/shop", label: "Shop" },
  { to: "/about", label: "About Us" },
  { to: "/contact", label: "Contact" },
  { to: "/faq", label: "FAQ" },
  { to: "/b2b", label: "B2B Portal" },
  { to: "/track", label: "Track Your Order" },
  { to: "/wishlist", label: "Wishlist" },
];

export const collectionLinks: readonly NavLink[] = [
  { to: "/shop?collection=core", label: "Core" },
  { to: "/shop?collection=artisanal", label: "Artisanal" },
  { to: "/shop?collection=limited", label: "Limited Editions" },
];

export const legalLinks: readonly NavLink[] = policies.map(({ slug, label }) => ({ to: `/${slug}`, label }));

export const signedOutLinks: readonly NavLink[] = [
  { to: "/login", label: "Login / Signup" },
  { to: "/admin-login", label: "Admin Login" },
];

const adminHome: NavLink = { to: "/admin/dashboard", label: "Admin Dashboard" };
const myOrders: NavLink = { to: "/dashboard/my-orders", label: "My Orders" };
const settings: NavLink = { to: "/dashboard/settings", label: "Account Settings" };

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

/** On the catalogue's own pages the header shows no search box: the page has one. */
export const hasOwnSearch = (path: string): boolean => isCurrentLink("/shop", path);

/** "My Account (rekha)": the part of the e-mail before the at sign. */
export const accountTitle = (email: string): string => `My Account (${email.split("@")[0]})`;

/** The cart link's name. */
export const cartName = (count: number): string =>
  count > 0 ? `Cart, ${count} ${count === 1 ? "item" : "items"}` : "Cart";
