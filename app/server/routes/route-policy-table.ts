import type { RouteTable } from "#platform/monitor/route-table.ts";
import { noPolicy, type RoutePolicy } from "#platform/web/route-policy.ts";
import { hasLanguages } from "#values/language/address.ts";
import { spokenAddress } from "#values/language/spoken-address.ts";

/** What the policy of a route is by its id. */
export type PolicyOfRoute = (id: string) => RoutePolicy;

/**
 * The policy of the route that a path leads to, in whichever language, data paths included; none where it is
 * spelt otherwise, with a slash at its end or without its first, leads to no route, or has no such language.
 */
export const policyFinder =
  ({ branchOf }: Pick<RouteTable, "branchOf">, policyOf: PolicyOfRoute) =>
  (address: string): RoutePolicy => {
    const { language, plain: path } = spokenAddress(address);
    if (language !== "en" && !hasLanguages(path)) return noPolicy;
    const isPlain = path === "/" || (path.startsWith("/") && !path.endsWith("/"));
    const leaf = isPlain ? branchOf(path)?.at(-1) : undefined;
    return leaf === undefined ? noPolicy : policyOf(leaf);
  };

/** The policy that a route's module exports. Throws where it has none: every route says one. */
export function policyIn(id: string, module: object): RoutePolicy {
  if ("policy" in module && isPolicy(module.policy)) return module.policy;
  throw new Error(`the route ${id} says no policy`);
}

const isPolicy = (value: unknown): value is RoutePolicy =>
  typeof value === "object" && value !== null && "cached" in value;
