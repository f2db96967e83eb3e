import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import shopRoutes from "../../routes.ts";
import { routeTable } from "./route-table.ts";

type Entry = Awaited<typeof shopRoutes>[number];

type Listed = Parameters<typeof routeTable>[0][string];

const idOf = ({ id, file }: Entry): string => id ?? file;

/** The routes as the server's build names them, and as the router takes them. */
const listed = (entries: Entry[], parentId: string): [string, Listed][] =>
  entries.flatMap((entry) => {
    const id = idOf(entry);
    return [[id, { id, path: entry.path, parentId }], ...listed(entry.children ?? [], id)];
  });
const nested = (entries: Entry[]): RouteObject[] =>
  entries.map((entry) => {
    const { path, index, children = [] } = entry;
    const id = idOf(entry);
    return index ? { id, index: true } : { id, path, children: nested(children) };
  });

const entries = await shopRoutes;
const routes = Object.fromEntries(listed(entries, "root"));
const table = routeTable({ root: { id: "root", path: "" }, ...routes }, []);
const tree: RouteObject[] = [{ id: "root", path: "", children: nested(entries) }];
const branchOfRouter = (path: string) => matchRoutes(tree, path)?.map(({ route }) => route.id);

const fillings = ["kohbar-lotus-tote", "new", "export", "a.b", "%E0%A4%AE", "orders", "feed.xml", "1"];
const addresses = (prefix: string, all: Entry[]): string[] =>
  all.flatMap(({ path, children = [] }) => {
    const own = path ? `${prefix}/${path}` : prefix;
    return [own || "/", ...addresses(own, children)];
  });

/** Each address of the shop with each filling in each open place. */
const samples = addresses("", entries)
  .filter((pattern) => !pattern.includes("*"))
  .flatMap((pattern) => fillings.map((filling) => pattern.replaceAll(/:\w+\??/g, filling)));

test.each([...new Set(samples)])("%s leads where the router would lead it", (address) =>
  expect(table.branchOf(address)).toEqual(branchOfRouter(address)),
);

test.each(["/nowhere", "/shop/a/b/c", "/admin", "/Shop", "//shop", "/shop/a%2Fb/quote/x"])(
  "%s is left to the router",
  (address) => expect(table.branchOf(address)).toBeUndefined(),
);
