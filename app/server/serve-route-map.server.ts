import * as build from "virtual:react-router/server-build";
import type { Env, Hono } from "hono";
import { matchPath, matchRoutes } from "react-router";
import { isAdminArea } from "#accounts/actor.ts";
import { type RouteMapFile, routeMapFile } from "#rendering/route-map.server.ts";
import { mapEach } from "#values/each-of.ts";
import { languageNow } from "#values/language/language.ts";
import { assetsIn } from "./assets-in.server.ts";
import { isForPages, isOftenNext, patternOfRoute } from "./route-patterns.server.ts";

const adminArea = "admin/dashboard/*";

const wholeMap = routeMapFile(build, { isForPages, isOftenNext });

/** Few shoppers go there, or by a mail's link alone: the first script of all others names none of them. */
const seldomSeen = ["grievance/*", "unsubscribe", "invitation", "stock-alert", "subscribed", "dev/*"];

const isSeldomSeen = (id: string): boolean => seldomSeen.some((path) => matchPath(path, patternOfRoute(id)));

/** What shoppers need, by language: what is elsewhere is entered by whole documents. */
const shopMaps = mapEach(assetsIn, (assets) =>
  routeMapFile(
    { assets, routes: build.routes },
    {
      isForPages: (id) => isForPages(id) && !isAdminArea(patternOfRoute(id)) && !isSeldomSeen(id),
      isOftenNext,
      elsewhere: [adminArea, ...seldomSeen],
    },
  ),
);

const shopMapsWithAll = mapEach(assetsIn, (assets) =>
  routeMapFile(
    { assets, routes: build.routes },
    {
      isForPages: (id) => isForPages(id) && !isAdminArea(patternOfRoute(id)),
      isOftenNext,
      elsewhere: [adminArea],
    },
  ),
);

const firstWords = [adminArea, ...seldomSeen].map((pattern) => pattern.replace(/\/.*/, ""));

/** The router reads every pattern anew each time it is asked, which most pages are spared. */
const mayBeElsewhere = new RegExp(`^/+(?:${firstWords.join("|")})(?:/|$)|%`, "i");

/** The map that a page comes with. The browser's router has to see, as the server does, where it is. */
export function routeMapAt(path: string): RouteMapFile {
  if (!mayBeElsewhere.test(path)) return shopMaps[languageNow()];
  if (matchRoutes([{ path: adminArea }], path)) return wholeMap;
  const maps = matchRoutes(
    seldomSeen.map((each) => ({ path: each })),
    path,
  )
    ? shopMapsWithAll
    : shopMaps;
  return maps[languageNow()];
}

/** All of them, which the build writes as files (dev/write-route-maps.ts). */
export const routeMaps: readonly RouteMapFile[] = [
  ...Object.values(shopMaps),
  ...Object.values(shopMapsWithAll),
  wholeMap,
];

/** Where pages are built while they are edited, nobody has written the maps. */
export function serveRouteMap<E extends Env>(app: Hono<E>): void {
  for (const { path, text } of routeMaps)
    app.get(path, (c) => c.body(text, 200, { "Content-Type": "text/javascript; charset=utf-8" }));
}
