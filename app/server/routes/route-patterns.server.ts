import * as build from "virtual:react-router/server-build";
import { matchRoutes } from "react-router";
import { routeTable } from "#platform/monitor/route-table.ts";
import type { PageStep } from "#platform/visit-step.ts";
import { noPolicy, type RoutePolicy } from "#platform/web/route-policy.ts";
import { pageOfData } from "#rendering/data-address.ts";
import { routeObjects } from "#rendering/route-objects.server.ts";
import { spokenAddress } from "#values/language/spoken-address.ts";
import { policyFinder, policyIn } from "./route-policy-table.ts";

/** What lies outside React Router's routes. */
const outside = ["/assets/*", "/files/*"];

const table = routeTable(build.routes, outside);

export const { patternOf, branchOf, patternOfRoute } = table;

const policies = new Map<string, RoutePolicy>();
for (const [id, route] of Object.entries(build.routes))
  if (route && id !== "root") policies.set(id, policyIn(id, route.module));

const policyOf = (id: string): RoutePolicy => policies.get(id) ?? noPolicy;

/** Do shoppers go there from any page? Cached pages are what the shop's links lead to. */
export function isOftenNext(id: string): boolean {
  const { cached, oftenNext } = policyOf(id);
  return cached !== false || oftenNext === true;
}

/** May the router in a browser be led there? */
export const isForPages = (id: string): boolean => policyOf(id).forPrograms !== true;

export const policyAt = policyFinder(table, policyOf);

const steps = new Map<string, PageStep | undefined>();

/** How far an address leads its visitor; undefined for what is no page of people's. */
export function stepAt(address: string): PageStep | undefined {
  const pattern = patternOf(address);
  if (!steps.has(pattern)) steps.set(pattern, stepOfRoute(branchOf(pattern)?.at(-1)));
  return steps.get(pattern);
}

function stepOfRoute(id: string | undefined): PageStep | undefined {
  if (!id?.endsWith(".page")) return undefined;
  const policy = policyOf(id);
  return "needs" in policy ? "staff" : (policy.reaches ?? "visit");
}

const objects = routeObjects(build.routes);

/**
 * The policy of the route that the router itself finds, which reads capitals, slashes at the end and climbing
 * paths as it likes; slower.
 */
export function policyReached(address: string): RoutePolicy {
  const { pathname } = new URL(`http://shop.invalid${address}`);
  const policy = policyAt(pathname);
  if (policy !== noPolicy) return policy;
  const page = new URL(`http://shop.invalid${spokenAddress(pathname).plain}`);
  const leaf = matchRoutes(objects, pageOfData(page).page.pathname)?.at(-1);
  return policyOf(leaf?.route.id ?? "");
}

/** The pages that the sitemap names by themselves, in the routes' order. */
export const pathsInSitemap: readonly string[] = [...policies]
  .filter(([, { inSitemap }]) => inSitemap)
  .map(([id]) => table.patternOfRoute(id));
