import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, Env, Hono, MiddlewareHandler } from "hono";
import { entityTag, isHeld, unchanged } from "#platform/web/cache/cached-page.server.ts";
import { isHiddenFile } from "#platform/web/hidden-file.server.ts";

const built = "build/client";
const forEver = "public, max-age=31536000, immutable";

/**
 * Built assets carry a hash in their names: they may be cached for ever. A missing one is 404, never a page.
 */
export function serveBuiltFiles<E extends Env>(app: Hono<E>, releasesDir: string | undefined): void {
  app.use("*", (c, next) => (isHiddenFile(c.req.path) ? notThere(c) : next()));
  app.use("/assets/*", files(`./${built}`, forEver));
  if (releasesDir) app.use("/assets/*", filesOfOthers(releasesDir));
  app.all("/assets/*", notThere);
  app.use("*", files(`./${built}`, "public, max-age=3600"));
}

/**
 * The assets of the versions that lie beside this one: while copies are exchanged, a page of one version asks
 * a copy of another for its scripts, and an open page asks long after.
 */
function filesOfOthers(releasesDir: string): MiddlewareHandler {
  const known = new Map<string, MiddlewareHandler>();
  return async (c, next) => {
    for (const release of await readdir(releasesDir).catch(() => [])) {
      const root = join(releasesDir, release, built);
      // A version that is being laid has no build yet.
      if (!existsSync(root)) continue;
      const find = known.get(root) ?? files(root, forEver);
      known.set(root, find);
      const response = await find(c, async () => {});
      if (response) return response;
    }
    return next();
  };
}

const notThere = async (c: Context) => c.text("Not found", 404, { "Cache-Control": "no-store" });

/**
 * Built files, compressed by the build. The middleware's own hook comes too late to say how long they may be
 * cached.
 */
function files(root: string, cacheControl: string): MiddlewareHandler {
  const tagOf = rememberedTags();
  const find = serveStatic({ root, precompressed: true });
  return async (c, next) => {
    // Pages have no dot in their names: no need to look for them among the files.
    if (!c.req.path.includes(".")) return next();
    const response = await find(c, async () => {});
    if (!response) return next();
    response.headers.set("Cache-Control", cacheControl);
    // Mails, feeds and other sites may show the shop's pictures.
    response.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
    const tag = await tagOf(c.req.path, response);
    response.headers.set("ETag", tag);
    if (!isHeld(c.req.header("if-none-match"), tag)) return response;
    await response.body?.cancel();
    return unchanged(response.headers);
  };
}

/**
 * The build's files never change while the shop runs: each is read for its tag once, in each of its forms.
 */
function rememberedTags() {
  const tags = new Map<string, string>();
  return async (path: string, response: Response): Promise<string> => {
    const form = `${path} ${response.headers.get("Content-Encoding")}`;
    const tag = tags.get(form) ?? entityTag(new Uint8Array(await response.clone().arrayBuffer()));
    tags.set(form, tag);
    return tag;
  };
}
