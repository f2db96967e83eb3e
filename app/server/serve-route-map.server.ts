import * as build from "virtual:react-router/server-build";
import type { Env, Hono } from "hono";
import { chooseEncoding, compress } from "#platform/web/cache/encoding.server.ts";
import { routeMapFile } from "#rendering/route-map.server.ts";
import { isForPages, isOftenNext } from "./route-patterns.server.ts";

export const routeMap = routeMapFile(build, { isForPages, isOftenNext });

/**
 * The map of all routes, which the build doesn't write. Its name changes with it: it may be kept for ever.
 */
export function serveRouteMap<E extends Env>(app: Hono<E>): void {
  const { path, text } = routeMap;
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
