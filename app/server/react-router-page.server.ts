import type { Context } from "hono";
import { RouterContextProvider } from "react-router";
import {
  beforeOpeningContext,
  requestContext,
  routePolicyContext,
  type Services,
  servicesContext,
} from "#platform/services.server.ts";
import { smallFormBytes } from "#platform/web/body-limit.server.ts";
import { askedEachTime, freshUntilHeader } from "#platform/web/cache/cached-page.server.ts";
import { clientAddress, trustedProxyTest } from "#platform/web/client-address.server.ts";
import { errorPage } from "#platform/web/error-page.server.ts";
import { legibleCookies } from "#platform/web/legible-request.server.ts";
import { isSameOrigin } from "#platform/web/origin-check.server.ts";
import { withOutage } from "#platform/web/outage.server.ts";
import { completeHeaders, setWhenMissing } from "#platform/web/security-headers.server.ts";
import { speakingFor } from "#platform/web/staff-language.server.ts";
import { hasLanguages } from "#values/language/address.ts";
import { languageNow } from "#values/language/language.ts";
import { spokenAddress } from "#values/language/spoken-address.ts";
import { elsewhere, ledIn } from "./led-in-language.server.ts";
import type { ListenerEnv } from "./listener-env.ts";
import { handlerOf } from "./page-handler.server.ts";
import { policyAt } from "./routes/route-patterns.server.ts";

/**
 * One page by React Router. A public page is rendered from its normalised address, without the visitor's
 * headers.
 */
export function pageByReactRouter(services: Services) {
  const { origin, trustedProxies } = services.config;
  const isHttps = origin.startsWith("https:");
  const isTrusted = trustedProxyTest(trustedProxies);
  return async (c: Context<ListenerEnv>, address: string, isPublic: boolean): Promise<Response> => {
    const peer = c.env.incoming?.socket?.remoteAddress;
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(routePolicyContext, policyAt(c.req.path));
    context.set(beforeOpeningContext, c.get("isBeforeOpening") === true);
    context.set(requestContext, {
      id: c.get("requestId"),
      clientAddress: clientAddress(peer, c.req.header("x-forwarded-for"), isTrusted),
      isFromElsewhere: !isSameOrigin(c.req.method, c.req.header("origin"), services.config),
    });
    const { language: asked, plain } = spokenAddress(address);
    if (asked !== "en" && !hasLanguages(plain)) return elsewhere(asked, c.req.method);
    const request = isPublic ? new Request(origin + plain) : await requestAt(origin, plain, c.req.raw);
    if (!request) return errorPage(400, c.get("requestId"));
    const response = await speakingFor(address, { headers: c.req.raw.headers, origin }, async () => {
      const answer = await handlerOf(plain)(request, context);
      return ledIn(languageNow(), withOutage(context, request, c.get("requestId"), answer));
    });
    return isPublic && response.status === 200 ? forEverybody(response, isHttps) : forOne(response);
  };
}

/** A cached page is answered without passing here again, so it carries the common headers with it. */
function forEverybody(response: Response, isHttps: boolean): Response {
  setWhenMissing(response.headers, "Cache-Control", askedEachTime);
  completeHeaders(response.headers, isHttps);
  return response;
}

function forOne(response: Response): Response {
  response.headers.delete(freshUntilHeader);
  setWhenMissing(response.headers, "Cache-Control", "private, no-store");
  return response;
}

/**
 * The request as it came to the shop's own address, however proxies spelt it; its origin was checked before.
 * A small form is read here at once, since passing it on as a stream costs more than all else; undefined when
 * its sender went away.
 */
async function requestAt(origin: string, address: string, request: Request): Promise<Request | undefined> {
  const { method, headers } = request;
  if (headers.has("Origin")) headers.set("Origin", origin);
  const cookies = headers.get("Cookie");
  if (cookies) headers.set("Cookie", legibleCookies(cookies));
  if (method === "GET" || method === "HEAD") return new Request(origin + address, { method, headers });
  const length = Number(headers.get("Content-Length") ?? Number.NaN);
  if (!(length <= smallFormBytes)) return new Request(origin + address, request);
  const body = await request.arrayBuffer().catch(() => undefined);
  return body && new Request(origin + address, { method, headers, body });
}
