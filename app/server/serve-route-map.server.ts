import * as build from "virtual:react-router/server-build";
import type { Env, Hono } from "hono";
import { isAdminArea } from "#accounts/actor.ts";
import { type RouteMapFile, routeMapFile } from "#rendering/route-map.server.ts";
import { mapEach } from "#values/each-of.ts";
import { languageNow } from "#values/language/language.ts";
import { assetsIn } from "./assets-in.server.ts";
import { adminArea, isSeldomSeen, mapChoiceAt, seldomSeen } from "./map-choice.ts";
import { isForPages, isOftenNext, patternOfRoute } from "./routes/route-patterns.server.ts";

/** All of them, for the admin area. */
const wholeMaps = mapEach(assetsIn, (assets) =>
  routeMapFile({ assets, routes: build.routes }, { isForPages, isOftenNext }),
);

/** What shoppers need, by language: what is elsewhere is entered by whole documents. */
const shopMaps = mapEach(assetsIn, (assets) =>
  routeMapFile(
    { assets, routes: build.routes },
    {
      isForPages: (id) =>
        isForPages(id) && !isAdminArea(patternOfRoute(id)) && !isSeldomSeen(patternOfRoute(id)),
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

const mapsOf = { whole: wholeMaps, seldom: shopMapsWithAll, usual: shopMaps };

/** The map that a page comes with, in the language that its reader has now. */
export function routeMapAt(path: string): RouteMapFile {
  const choice = mapChoiceAt(path);
  return mapsOf[choice][languageNow()];
}

/** All of them, which the build writes as files (dev/write-route-maps.ts). */
export const routeMaps: readonly RouteMapFile[] = Object.values(mapsOf).flatMap((maps) =>
  Object.values(maps),
);

/** Where pages are built while they are edited, nobody has written the maps. */
export function serveRouteMap<E extends Env>(app: Hono<E>): void {
  for (const { path, text } of routeMaps)
    app.get(path, (c) => c.body(text, 200, { "Content-Type": "text/javascript; charset=utf-8" }));
}
