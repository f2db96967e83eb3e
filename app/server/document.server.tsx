import { randomUUID } from "node:crypto";
import { renderToString } from "react-dom/server";
import { createStaticRouter, isRouteErrorResponse, StaticRouterProvider } from "react-router";
import { isAdminArea } from "#accounts/actor.ts";
import { itemCount } from "#cart/cart.ts";
import { claimsOf } from "#cart/kept/request-cart.server.ts";
import type { Config } from "#platform/config/config.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { documentResponse } from "#platform/web/document.server.ts";
import { noteOutage } from "#platform/web/outage.server.ts";
import { contentSecurityPolicy, paymentSources } from "#platform/web/security-headers.server.ts";
import type { RoutedRequest, ShownPage } from "#rendering/answer-document.server.ts";
import { FragmentsOfRender, fragmentsUnder } from "#rendering/cached-fragments.server.ts";
import { clientScript } from "#rendering/client-script.server.ts";
import { writeHydrationData } from "#rendering/hydration-data.server.ts";
import { inItsLanguage } from "#rendering/in-its-language.server.ts";
import { RenderFactsContext } from "#ui/render-facts.tsx";
import { languageNow } from "#values/language/language.ts";
import { assetsIn } from "./assets-in.server.ts";
import { withKnownShop } from "./known-shop.server.ts";
import { routeMapAt } from "./serve-route-map.server.ts";

/** Renders the whole document before it is sent, so that it can be stored, hashed and compressed. */
export function renderDocument(
  { request, context }: RoutedRequest,
  { routes, shown: read, headers }: ShownPage,
): Response {
  const { config, now } = services(context);
  const shown = withKnownShop(inItsLanguage(read), { config, now });
  const { id } = requestFacts(context);
  const { matches, statusCode: status } = shown;
  const ids = matches.map(({ route }) => route.id);
  const { pathname } = new URL(request.url);
  const assetOrigin = assetOriginAt(pathname, config);
  const script = {
    ...clientScript(assetsIn[languageNow()], routeMapAt(pathname).path, ids, assetOrigin),
    hydrationData: writeHydrationData(shown),
    isUrgent: isAdminArea(pathname) || isCheckout(pathname),
  };
  // Only an error page names its request: every other page may be the same bytes for everybody.
  const cartCount = itemCount(claimsOf(request));
  const requestId = status >= 400 ? id : undefined;
  const scripts: string[] = [];
  const fragments = fragmentsOf(shown.loaderData.root, assetOrigin);
  const facts = { scripts, requestId, clientScript: script, assetOrigin, cartCount, fragments };
  const html = renderToString(
    <RenderFactsContext value={facts}>
      <StaticRouterProvider router={createStaticRouter(routes, shown)} context={shown} hydrate={false} />
    </RenderFactsContext>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  const payment = paymentSources(isAdminArea(pathname), config.razorpay);
  headers.set("Content-Security-Policy", contentSecurityPolicy(scripts, payment, assetOrigin));
  // The renderer leaves it out, and without it browsers lay pages out as they did in 1998.
  return documentResponse(`<!doctype html>${fragments?.keep(html) ?? html}`, { status, headers });
}

/** The fragments that pages share while the shop's facts are the same; none while the shop is edited. */
function fragmentsOf(shop: unknown, assetOrigin: string | undefined): FragmentsOfRender | undefined {
  if (import.meta.env.DEV || typeof shop !== "object" || shop === null) return undefined;
  const store = fragmentsUnder(shop, `${languageNow()} ${assetOrigin ?? ""}`);
  return new FragmentsOfRender(store, randomUUID());
}

/**
 * Who serves a page's scripts can do all that its reader can: the owner's pages come from the shop alone. So
 * do pages that are just being edited.
 */
const assetOriginAt = (path: string, { assetOrigin }: Pick<Config, "assetOrigin">): string | undefined =>
  import.meta.env.DEV || isAdminArea(path) ? undefined : assetOrigin;

/** Where an order is made and paid. */
const isCheckout = (path: string): boolean => /^\/(checkout|pay)(\/|$)/.test(path);

/**
 * Logs what failed, unless nobody waits for it any more or it is a refusal (a method that a page does not
 * take). The message may hold personal data: log the kind and place.
 */
export function logFailure({ request, context }: RoutedRequest, error: unknown): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  noteOutage(context, error);
  const { id: requestId } = requestFacts(context);
  const stack = error instanceof Error ? error.stack : undefined;
  services(context).log.error(
    { requestId, method: request.method, ...failureFacts(error), stack },
    "request failed",
  );
}
