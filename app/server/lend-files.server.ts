import type { Env, Hono, MiddlewareHandler } from "hono";

/** What lies at the asset origin, too. */
const lent = ["/assets/", "/files/"];

/**
 * Lets pages fetch the shop's files from the asset origin, whose caches ask the shop for them (SITE-16). Any
 * page may read such a file: it is requested without cookies, and one cached answer serves everybody.
 * Anything else at that address is 404: no page stands at two addresses.
 */
export function lendFiles<E extends Env>(app: Hono<E>, assetOrigin: string | undefined): void {
  if (!assetOrigin) return;
  const { host } = new URL(assetOrigin);
  app.use(async (c, next) => {
    const isFile = lent.some((folder) => c.req.path.startsWith(folder));
    if (isFile || c.req.header("host")?.toLowerCase() !== host) return next();
    return c.text("Not found", 404, { "Cache-Control": "no-store" });
  });
  for (const folder of lent) app.use(`${folder}*`, readByAnyPage);
}

const readByAnyPage: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.ok || c.res.status === 304) c.res.headers.set("Access-Control-Allow-Origin", "*");
};
