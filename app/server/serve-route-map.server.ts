import * as build from "virtual:react-router/server-build";
import type { Env, Hono } from "hono";
import { matchRoutes } from "react-router";
import { isAdminArea } from "#accounts/actor.ts";
import { chooseEncoding, compress } from "#platform/web/cache/encoding.server.ts";
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

/**
 * The maps of the routes, which the build doesn't write. Their names change with them: they may be kept for
 * ever.
 */
export function serveRouteMap<E extends Env>(app: Hono<E>): void {
  for (const map of [...Object.values(shopMaps), wholeMap]) serve(app, map);
}

function serve<E extends Env>(app: Hono<E>, { path, text }: RouteMapFile): void {
  const bytes = Buffer.from(text);
  app.get(path, async (c) => {
    const encoding = chooseEncoding(c.req.header("accept-encoding"));
    const headers = {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Cross-Origin-Resource-Policy": "cross-origin",
      Vary: "Accept-Encoding",
    };
    if (encoding === "identity") return c.body(text, 200, headers);
    return c.body(new Uint8Array(await compress(bytes, encoding, "full")), 200, {
      ...headers,
      "Content-Encoding": encoding,
    });
  });
}
