import { spokenAddress } from "#values/language/spoken-address.ts";
import { patternFinder } from "./route-pattern.ts";

interface Route {
  id: string;
  path?: string | undefined;
  parentId?: string | undefined;
}

export interface RouteTable {
  /** The pattern that an address belongs to; `other` without one. */
  patternOf(address: string): string;
  /**
   * The ids of the routes that show an address: those that its page stands in, then the page's own. Undefined
   * where only the router can tell.
   */
  branchOf(address: string): readonly string[] | undefined;
  /** The pattern of a route, by its id. */
  patternOfRoute(id: string): string;
}

/**
 * What the shop's routes say of an address before the router is asked. `outside` are patterns that are no
 * routes.
 */
export function routeTable(
  routes: Readonly<Record<string, Route | undefined>>,
  outside: readonly string[],
): RouteTable {
  const upwards = (id: string): string[] => {
    const parent = routes[id]?.parentId;
    return parent === undefined ? [id] : [...upwards(parent), id];
  };
  const patternOfRoute = (id: string): string => {
    const paths = upwards(id).flatMap((each) => routes[each]?.path || []);
    return paths.map((path) => `/${path}`).join("") || "/";
  };
  const ids = Object.keys(routes);
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  const leaves = ids.filter((id) => !parents.has(id) && !patternOfRoute(id).includes("*"));
  const branches = new Map(leaves.map((id) => [patternOfRoute(id), upwards(id)]));
  const patternOfPlain = patternFinder([...new Set([...outside, ...ids.map(patternOfRoute)])]);
  const patternOf = (address: string): string => patternOfPlain(spokenAddress(address).plain);
  return { patternOf, branchOf: (path) => branches.get(patternOfPlain(path)), patternOfRoute };
}
