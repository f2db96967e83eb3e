import { randomUUID } from "node:crypto";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { noticingWaits } from "#platform/limits/rate-limit.db.server.ts";
import { Turns } from "#platform/limits/turns.server.ts";
import { failureFacts, loggedAs } from "#platform/log.server.ts";
import type { Services } from "#platform/services.server.ts";
import { preflightAnswer, refusalInJson } from "#platform/web/api-answer.server.ts";
import { mayComeInPieces, mostBodyBytes } from "#platform/web/body-limit.server.ts";
import { sendDocument } from "#platform/web/document.server.ts";
import { errorPage } from "#platform/web/error-page.server.ts";
import { legibleAddress } from "#platform/web/legible-request.server.ts";
import { namesOneHost } from "#platform/web/one-host.server.ts";
import { isSameOrigin } from "#platform/web/origin-check.server.ts";
import { heedUnwritten, isOutage, outagePage } from "#platform/web/outage.server.ts";
import type { BodyKind } from "#platform/web/route-policy.ts";
import { completeHeaders, setWhenMissing } from "#platform/web/security-headers.server.ts";
import { serveFile } from "#platform/web/serve-file.server.ts";
import { languageAskedFor, languageLine, speakingFor } from "#platform/web/staff-language.server.ts";
import { isDataPath } from "#rendering/data-address.ts";
import { untilOpening } from "./before-opening.server.ts";
import { serveBuiltFiles } from "./built-files.server.ts";
import { keepingCodes } from "./keep-codes.server.ts";
import { lendFiles } from "./lend-files.server.ts";
import type { ListenerEnv } from "./listener-env.ts";
import { pageByReactRouter } from "./react-router-page.server.ts";
import { patternOf, policyAt } from "./routes/route-patterns.server.ts";
import { serveRouteMap } from "./serve-route-map.server.ts";

/** The methods that the shop knows; any other is refused before a room is called. */
const methods = new Set(["GET", "HEAD", "POST"]);
const reads = new Set(["GET", "HEAD"]);

/** The shop as one request listener for node:http: limits and headers first, then files, then pages. */
export function shopListener(services: Services) {
  const app = new Hono<ListenerEnv>();
  app.use(named(services));
  app.use(spokenTo(services.config));
  app.use(speakingToPrograms());
  app.use(refusing(services));
  lendFiles(app, services.config.assetOrigin);
  app.use(untilOpening(services));
  if (import.meta.env.PROD) serveBuiltFiles(app, services.config.releasesDir);
  else serveRouteMap(app);
  app.get("/files/*", (c) =>
    serveFile(services.files, c.req.path.slice("/files/".length), c.req.header("if-none-match")),
  );
  app.get("*", keepingCodes(services));
  app.all("*", answering(services));
  app.onError((error, c) => {
    const requestId = c.get("requestId");
    services.log.error({ ...failureFacts(error), stack: error.stack }, "request failed");
    return isOutage(error) ? outagePage(requestId) : errorPage(500, requestId);
  });
  return getRequestListener(app.fetch, { overrideGlobalObjects: false });
}

/** Gives every request an id, and every answer the headers that all of them carry. */
function named({ config, log }: Services): MiddlewareHandler<ListenerEnv> {
  const isHttps = config.origin.startsWith("https:");
  return async (c, next) => {
    const requestId = randomUUID();
    const begun = performance.now();
    c.set("requestId", requestId);
    await loggedAs({ requestId }, next);
    noteAnswer(log, c, requestId, performance.now() - begun);
    completeHeaders(c.res.headers, isHttps);
    c.res.headers.set("x-request-id", c.get("requestId"));
    if (!sendDocument(c.res, c.req.method === "HEAD", c.env.outgoing)) return;
    // Emptied first: the new answer would else take over the old one's headers.
    c.res = undefined;
    c.res = RESPONSE_ALREADY_SENT;
  };
}

/**
 * One line for each act and each failure; for what was only read, when LOG_LEVEL is debug. Never the address
 * itself.
 */
function noteAnswer(log: Services["log"], c: Context<ListenerEnv>, requestId: string, ms: number): void {
  const { method, path } = c.req;
  const { status } = c.res;
  const line = { requestId, method, route: patternOf(path), status, ms: Math.round(ms) };
  if (reads.has(method) && status < 500) log.debug(line, "read");
  else log.info(line, "answered");
}

/**
 * The API's own ways: a preflight is answered, and every refusal, by any part of the shop, is in JSON
 * (API-4).
 */
function speakingToPrograms(): MiddlewareHandler<ListenerEnv> {
  return async (c, next) => {
    const { api } = policyAt(c.req.path);
    if (!api) return next();
    if (api === "public" && c.req.method === "OPTIONS") return preflightAnswer();
    await next();
    const answer = c.res;
    if (answer.status < 400 || answer.headers.get("Content-Type")?.startsWith("application/json")) return;
    // Emptied first, as above.
    c.res = undefined;
    c.res = refusalInJson(answer, api, c.get("isToldToWait"));
  };
}

/**
 * Refusals, too, speak the language of the address that was asked, or of who asks for a staff's page; a
 * browser at which that was chosen keeps it.
 */
function spokenTo({ origin }: Services["config"]): MiddlewareHandler<ListenerEnv> {
  return async (c, next) => {
    const address = pathAndQuery(c.req.url);
    await speakingFor(address, { headers: c.req.raw.headers, origin }, next);
    const chosen = languageAskedFor(address);
    if (chosen) c.res.headers.append("Set-Cookie", languageLine(chosen, origin));
  };
}

function refusing({ config }: Services): MiddlewareHandler<ListenerEnv> {
  return async (c, next) => {
    const { method } = c.req;
    if (!methods.has(method)) return errorPage(405, c.get("requestId"));
    if (!namesOneHost(c.env.incoming.rawHeaders)) return errorPage(400, c.get("requestId"));
    const policy = policyAt(c.req.path);
    const isOpen = policy.fromOtherSites && !isDataPath(c.req.path);
    if (!isOpen && !isSameOrigin(method, c.req.header("origin"), config))
      return errorPage(403, c.get("requestId"));
    const address = legibleAddress(pathAndQuery(c.req.url));
    if (address === undefined) return errorPage(400, c.get("requestId"));
    c.set("address", address);
    const refusal = refusedBody(
      policy.body ?? "form",
      c.req.header("transfer-encoding"),
      c.req.header("content-length"),
    );
    return refusal ? errorPage(refusal, c.get("requestId")) : next();
  };
}

/**
 * Browsers say how long a form is; what does not say, or is too long, is refused before a byte of it is read.
 */
function refusedBody(
  kind: BodyKind,
  transferEncoding: string | undefined,
  length: string | undefined,
): 411 | 413 | undefined {
  if (transferEncoding !== undefined && !mayComeInPieces(kind)) return 411;
  return Number(length ?? 0) > mostBodyBytes(kind) ? 413 : undefined;
}

/**
 * A few of the ten connections to a server, and about half a second's work. A search that waits longer is no
 * search any more.
 */
const renderTurns = { atOnce: 4, most: 60, longest: 3_000 };

/** Pages: public ones through the page cache, everything else rendered for this request alone. */
function answering(services: Services): MiddlewareHandler<ListenerEnv> {
  const page = pageByReactRouter(services);
  const turns = new Turns(renderTurns);
  const inTurn = async (c: Context<ListenerEnv>, address: string, isPublic: boolean) =>
    (await turns.take(() => page(c, address, isPublic))) ?? outagePage(c.get("requestId"));
  return async (c) => {
    const address = c.get("address");
    const isRead = reads.has(c.req.method);
    // What the staff alone see yet is made for each of them, and cached for nobody.
    const mayBeKept = isRead && !c.get("isBeforeOpening");
    const key = mayBeKept ? services.pages.keyFor(address) : undefined;
    if (key !== undefined) return services.pages.respond(key, c.req.raw, (known) => inTurn(c, known, true));
    if (isRead && policyAt(c.req.path).takesTurns) return inTurn(c, address, false);
    const { outcome: response, waitSeconds } = await noticingWaits(() => page(c, address, false));
    if (response.status === 429) setWhenMissing(response.headers, "Retry-After", String(waitSeconds));
    if (isRead) return response;
    heedUnwritten(response, services);
    // A writer's own copy never answers before its old pages are gone; what was written stands whatever
    // becomes of that.
    if (response.status < 500) await services.pages.settle();
    return response;
  };
}

const pathAndQuery = (url: string): string => url.slice(url.indexOf("/", url.indexOf("//") + 2));
