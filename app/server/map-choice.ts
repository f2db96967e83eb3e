import { matchPath, matchRoutes } from "react-router";

/** What a page's route map names: the shop's usual places, the seldom seen ones, too, or the admin area. */
export type MapChoice = "usual" | "seldom" | "whole";

export const adminArea = "admin/dashboard/*";

/** Few shoppers go there, or by a mail's link alone: the first script of all others names none of them. */
export const seldomSeen = [
  "grievance/*",
  "unsubscribe",
  "invitation",
  "admin-login",
  "stock-alert",
  "subscribed",
  "dev/*",
];

export const isSeldomSeen = (pattern: string): boolean => seldomSeen.some((path) => matchPath(path, pattern));

const firstWords = [adminArea, ...seldomSeen].map((pattern) => pattern.replace(/\/.*/, ""));

/** The router reads every pattern anew each time it is called, which most pages are spared. */
const mayBeElsewhere = new RegExp(`^/+(?:${firstWords.join("|")})(?:/|$)|%`, "i");

/** The map that a page comes with. The browser's router has to see, as the server does, where it is. */
export function mapChoiceAt(path: string): MapChoice {
  if (!mayBeElsewhere.test(path)) return "usual";
  if (matchRoutes([{ path: adminArea }], path)) return "whole";
  return matchRoutes(
    seldomSeen.map((each) => ({ path: each })),
    path,
  )
    ? "seldom"
    : "usual";
}
