import { spokenAddress } from "#values/language/spoken-address.ts";

const mostKept = 5000;

/**
 * Returns the pattern that an address belongs to, such as `/shop/:slug`: for logs and monitors, which must
 * not learn what somebody looked for. An address of no pattern is `other`.
 */
export function patternFinder(patterns: readonly string[]): (url: string) => string {
  const rules = [...patterns]
    .sort(byWeight)
    .map((pattern) => ({ pattern, expression: expressionOf(pattern) }));
  const kept = new Map<string, string>();
  return (url) => {
    const known = kept.get(url);
    if (known !== undefined) return known;
    const path = pathOf(url);
    const found = rules.find(({ expression }) => expression.test(path))?.pattern ?? "other";
    if (kept.size >= mostKept) kept.clear();
    if (url.length < 500) kept.set(url, found);
    return found;
  };
}

/** The address without its query, and a page's data as the page. */
function pathOf(url: string): string {
  const path = url.split("?", 1)[0] ?? "/";
  if (path === "/_.data") return "/";
  return path.endsWith(".data") ? path.slice(0, -".data".length) : path;
}

/** An exact part goes before an open one. */
const byWeight = (a: string, b: string): number => weight(b) - weight(a);

const weight = (pattern: string): number =>
  segments(pattern).reduce(
    (sum, segment) => sum + (segment.startsWith("*") ? -9 : segment.startsWith(":") ? 1 : 3),
    0,
  );

const segments = (pattern: string): string[] => pattern.split("/").filter(Boolean);

function expressionOf(pattern: string): RegExp {
  const parts = segments(pattern).map((segment) => {
    if (segment === "*") return "(?:/.*)?";
    if (segment.startsWith(":")) return segment.endsWith("?") ? "(?:/[^/]+)?" : "/[^/]+";
    return `/${segment.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}`;
  });
  return new RegExp(`^${parts.join("")}/?$`);
}

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
 * What the shop's routes say of an address before the router runs. `outside` are patterns that are no routes.
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
