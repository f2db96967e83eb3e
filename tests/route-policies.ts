import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { routeTable } from "#platform/monitor/route-table.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { policyFinder, policyIn } from "#server/routes/route-policy-table.ts";
import routes from "../app/routes.ts";

export interface Route {
  id: string;
  file: string;
  path: string | undefined;
  parentId: string;
}

const below = (entries: readonly RouteConfigEntry[], parentId: string): Route[] =>
  entries.flatMap(({ id: given, file, path, children = [] }) => {
    const id = given ?? file.replace(/\.tsx?$/, "");
    return [{ id, file, path, parentId }, ...below(children, id)];
  });

/** The shop's routes, as app/routes.ts has them. */
export const shopRoutes: readonly Route[] = below(await routes, "root");

const policies = new Map<string, RoutePolicy>();
const takers = new Set<string>();
const readers = new Set<string>();
for (const { id, file } of shopRoutes) {
  const module: Record<string, unknown> = await import(join(process.cwd(), "app", file));
  policies.set(id, policyIn(id, module));
  if ("action" in module) takers.add(id);
  if ("loader" in module || "default" in module) readers.add(id);
}

/** Does the route take forms? */
export const takesForms = ({ id }: Route): boolean => takers.has(id);

/** Is there anything to read at it? */
export const answersReads = ({ id }: Route): boolean => readers.has(id);

/** What a route says of itself. */
export const policyOf = ({ id }: Route): RoutePolicy | undefined => policies.get(id);

const table = routeTable(
  Object.fromEntries([{ id: "root", path: "" }, ...shopRoutes].map((route) => [route.id, route])),
  [],
);

/** The policy that a path has by the route files themselves. */
export const policyAt = policyFinder(table, (id) => {
  const policy = policies.get(id);
  if (!policy) throw new Error(`no policy of ${id}`);
  return policy;
});
