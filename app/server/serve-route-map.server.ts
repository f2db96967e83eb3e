import * as build from "virtual:react-router/server-build";
import type { Env, Hono } from "hono";
import { matchRoutes } from "react-router";
import { isAdminArea } from "#accounts/actor.ts";
import { type RouteMapFile, routeMapFile } from "#rendering/route-map.server.ts";
import { mapEach } from "#values/each-of.ts";
import { languageNow } from "#values/language/language.ts";
import { assetsIn } from "./assets-in.server.ts";
import { isForPages, isOftenNext, patternOfRoute } from "./route-patterns.server.ts";

const adminArea = "admin/dashboard/*";

const wholeMap = routeMapFile(build, { isForPages, isOftenNext });

/** What shoppers need, by language: the admin area is entered by whole documents. */
const shopMaps = mapEach(assetsIn, (assets) =>
  routeMapFile(
    { assets, routes: build.routes },
    {
      isForPages: (id) => isForPages(id) && !isAdminArea(patternOfRoute(id)),
      isOftenNext,
      elsewhere: adminArea,
    },
  ),
);

/** The map that a page comes with. The browser's router has to see, as the server does, where it is. */
export const routeMapAt = (path: string): RouteMapFile =>
  matchRoutes([{ path: adminArea }], path) ? wholeMap : shopMaps[languageNow()];

/** All of them, which the build writes as files (dev/write-route-maps.ts). */
export const routeMaps: readonly RouteMapFile[] = [...Object.values(shopMaps), wholeMap];

/** Where pages are built while they are edited, nobody has written the maps. */
export function serveRouteMap<E extends Env>(app: Hono<E>): void {
  for (const { path, text } of routeMaps)
    app.get(path, (c) => c.body(text, 200, { "Content-Type": "text/javascript; charset=utf-8" }));
}
