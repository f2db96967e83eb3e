import { randomUUID } from "node:crypto";
import * as build from "virtual:react-router/server-build";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { requestContext, servicesContext } from "#platform/context.server.ts";
import type { Services } from "#platform/services.server.ts";
import { clientAddress, trustedProxyTest } from "#platform/web/client-address.server.ts";
import { errorPage } from "#platform/web/error-page.server.ts";
import { isSameOrigin } from "#platform/web/origin-check.server.ts";
import { commonHeaders } from "#platform/web/security-headers.server.ts";
import { serveFile } from "#platform/web/serve-file.server.ts";

export { ConfigError, parseConfig } from "#platform/config.server.ts";
export { openShop } from "./open-shop.server.ts";
export { finishRequests, serveShop } from "./serve-shop.server.ts";
export { welcome } from "./welcome.server.ts";

type Env = { Bindings: HttpBindings; Variables: { requestId: string } };

const formBytes = 64 * 1024;
const respondTo = createRequestHandler(build, import.meta.env.MODE);

/** The shop as one request listener for node:http: limits and headers first, then files, then pages. */
export function shopListener(services: Services) {
  const app = new Hono<Env>();
  const headers = commonHeaders(services.config.origin.startsWith("https:"));
  const isTrusted = trustedProxyTest(services.config.trustedProxies);

  app.use(async (c, next) => {
    c.set("requestId", randomUUID());
    await next();
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    c.res.headers.set("x-request-id", c.get("requestId"));
  });
  app.use(async (c, next) => {
    if (isSameOrigin(c.req.method, c.req.header("origin"), services.config)) return next();
    return errorPage(403, c.get("requestId"));
  });
  app.use(
    bodyLimit({ maxSize: formBytes, onError: (c: Context<Env>) => errorPage(413, c.get("requestId")) }),
  );
  if (import.meta.env.PROD) serveAssets(app);
  app.get("/files/*", (c) => serveFile(services.files, c.req.path.slice("/files/".length)));

  app.all("*", async (c) => {
    const key =
      c.req.method === "GET" || c.req.method === "HEAD"
        ? services.pages.keyFor(pathAndQuery(c.req.url))
        : undefined;
    if (key !== undefined) return services.pages.respond(key, c.req.raw, (address) => page(c, address, true));
    const response = await page(c, pathAndQuery(c.req.url), false);
    // A writer's own copy never answers before its old pages are gone.
    if (c.req.method !== "GET" && c.req.method !== "HEAD") await services.pages.refresh();
    return response;
  });
  app.onError((error, c) => {
    services.log.error(
      { requestId: c.get("requestId"), kind: error.name, stack: error.stack },
      "request failed",
    );
    return errorPage(500, c.get("requestId"));
  });

  /** One page by React Router. A public page is rendered from its normalised address, without the visitor's cookies. */
  async function page(c: Context<Env>, address: string, isPublic: boolean): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(requestContext, {
      id: c.get("requestId"),
      clientAddress: clientAddress(
        c.env.incoming?.socket?.remoteAddress,
        c.req.header("x-forwarded-for"),
        isTrusted,
      ),
      nonce: randomUUID(),
    });
    const request = isPublic
      ? new Request(services.config.origin + address)
      : new Request(services.config.origin + address, c.req.raw);
    const response = await respondTo(request, context);
    if (!response.headers.has("Cache-Control")) {
      response.headers.set(
        "Cache-Control",
        isPublic && response.status === 200 ? "public, max-age=0, must-revalidate" : "private, no-store",
      );
    }
    return response;
  }

  const listen = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return listen;
}

/** Built assets carry a hash in their names: they may be kept for ever. A missing one is 404, never a page. */
function serveAssets(app: Hono<Env>): void {
  app.use("/assets/*", files("public, max-age=31536000, immutable"));
  app.all("/assets/*", (c) => c.text("Not found", 404));
  app.use("*", files("public, max-age=3600"));
}

/** Built files, compressed by the build. The middleware's own hook comes too late to say how long they may be kept. */
function files(cacheControl: string): MiddlewareHandler<Env> {
  const find = serveStatic<Env>({ root: "./build/client", precompressed: true });
  return async (c, next) => {
    const response = await find(c, async () => {});
    if (!response) return next();
    response.headers.set("Cache-Control", cacheControl);
    return response;
  };
}

const pathAndQuery = (url: string): string => url.slice(url.indexOf("/", url.indexOf("//") + 2));
