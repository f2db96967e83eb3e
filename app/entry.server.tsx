import { renderToString } from "react-dom/server";
import type { EntryContext, RouterContextProvider } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import { itemCount } from "#cart/cart.ts";
import { claimsOf } from "#cart/request-cart.server.ts";
import { requestFacts, services } from "#platform/context.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import { documentResponse } from "#platform/web/document.server.ts";
import { noteOutage } from "#platform/web/outage.server.ts";
import { contentSecurityPolicy, paymentSources } from "#platform/web/security-headers.server.ts";
import {
  type FragmentsOfRender,
  fragmentsOfRender,
  fragmentsUnder,
} from "#rendering/cached-fragments.server.ts";
import { clientScript, streamedHydrationData } from "#rendering/client-script.server.ts";
import { finishPage } from "#rendering/finish-page.server.ts";
import { writeHydrationData } from "#rendering/hydration-data.server.ts";
import { RenderFactsProvider } from "#ui/render-facts.tsx";

/** Renders the whole document before it is sent, so that it can be kept, hashed and compressed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, id } = requestFacts(context);
  const { matches, loaderData, actionData, errors } = routerContext.staticHandlerContext;
  const shown = matches.map(({ route }) => route.id);
  // In development the framework's own program runs, which reads the framework's own encoding.
  const hydrationData = import.meta.env.PROD
    ? writeHydrationData({ loaderData, actionData, errors })
    : streamedHydrationData(await textOf(routerContext.serverHandoffStream));
  const script = clientScript(routerContext.manifest, shown, hydrationData);
  const fragments = fragmentsFor(loaderData, nonce);
  // Only an error page names its request: every other page may be the same bytes for everybody.
  const cartCount = itemCount(claimsOf(request));
  const facts = {
    nonce,
    requestId: status >= 400 ? id : undefined,
    clientScript: script,
    fragments,
    cartCount,
  };
  const rendered = renderToString(
    <RenderFactsProvider value={facts}>
      <ServerRouter
        context={{
          ...routerContext,
          manifest: only(shown, routerContext.manifest),
          serverHandoffStream: undefined,
        }}
        url={request.url}
        nonce={nonce}
      />
    </RenderFactsProvider>,
  );
  const { html, scripts } = finishPage(fragments ? fragments.keep(rendered) : rendered, nonce);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const payment = paymentSources(new URL(request.url).pathname, services(context).config.razorpay);
  headers.set("Content-Security-Policy", contentSecurityPolicy(scripts, payment));
  // The renderer leaves it out, and without it browsers lay pages out as they did in 1998.
  return documentResponse(`<!doctype html>${html}`, { status, headers });
}

/** In development parts change under the same settings; where even these failed, a page stands for itself. */
function fragmentsFor({ root }: Record<string, unknown>, nonce: string): FragmentsOfRender | undefined {
  if (!import.meta.env.PROD || typeof root !== "object" || root === null) return undefined;
  return fragmentsOfRender(fragmentsUnder(root), nonce);
}

/** The renderer sets up every route that it is told of: only the matched ones are shown. */
function only(shown: readonly string[], manifest: EntryContext["manifest"]): EntryContext["manifest"] {
  const routes = Object.fromEntries(shown.map((id) => [id, manifest.routes[id]]));
  return { ...manifest, routes };
}

async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const bytes of stream ?? []) text += decoder.decode(bytes, { stream: true });
  return text + decoder.decode();
}

/**
 * Called by the framework for every error that is no thrown Response; its own refusals (a method that a page
 * does not take) are no failures. The message may hold personal data: log the kind and place.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  noteOutage(context, error);
  const { id: requestId } = requestFacts(context);
  const stack = error instanceof Error ? error.stack : undefined;
  services(context).log.error(
    { requestId, method: request.method, ...failureFacts(error), stack },
    "request failed",
  );
}
