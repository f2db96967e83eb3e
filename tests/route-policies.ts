import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { routeTable } from "#platform/monitor/route-table.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { policyFinder, policyIn } from "#server/route-policy-table.ts";
import routes from "../app/routes.ts";

interface Route {
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
for (const { id, file } of shopRoutes)
  policies.set(id, policyIn(id, await import(join(process.cwd(), "app", file))));

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
