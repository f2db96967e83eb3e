import { renderToString } from "react-dom/server";
import type { EntryContext, RouterContextProvider } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import { requestFacts, services } from "#platform/context.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import { deferScripts } from "#platform/web/defer-scripts.server.ts";
import { noteOutage } from "#platform/web/outage.server.ts";
import { contentSecurityPolicy, paymentSources } from "#platform/web/security-headers.server.ts";
import { RenderFactsProvider } from "#ui/nonce.tsx";

/** Renders the whole document before it is sent, so that it can be kept, hashed and compressed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, id } = requestFacts(context);
  // Only an error page names its request: every other page may be the same bytes for everybody.
  const facts = { nonce, requestId: status >= 400 ? id : undefined };
  const data = await textOf(routerContext.serverHandoffStream);
  const document = renderToString(
    <RenderFactsProvider value={facts}>
      <ServerRouter
        context={{ ...routerContext, manifest: matchedOnly(routerContext), serverHandoffStream: undefined }}
        url={request.url}
        nonce={nonce}
      />
    </RenderFactsProvider>,
  );
  const rendered = routerContext.renderMeta?.didRenderScripts ? withData(document, data, nonce) : document;
  // In development the scripts are the bundler's own, and come at once.
  const html = import.meta.env.PROD ? deferScripts(rendered, nonce) : rendered;
  headers.set("Content-Type", "text/html; charset=utf-8");
  const payment = paymentSources(new URL(request.url).pathname, services(context).config.razorpay);
  headers.set("Content-Security-Policy", contentSecurityPolicy(html, nonce, payment));
  return new Response(html.replaceAll(` nonce="${nonce}"`, ""), { status, headers });
}

/** The renderer sets up every route that it is told of: only the matched ones are shown. */
function matchedOnly({ manifest, staticHandlerContext }: EntryContext): EntryContext["manifest"] {
  const matched = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => matched.has(id)));
  return { ...manifest, routes };
}

async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  return stream ? new Response(stream).text() : "";
}

/** What the loaders answered, for the page's program: in one script, where the framework would stream it in several. */
function withData(document: string, data: string, nonce: string): string {
  const text = JSON.stringify(data).replaceAll("<", "\\u003c");
  const controller = "window.__reactRouterContext.streamController";
  const script = `<script nonce="${nonce}">${controller}.enqueue(${text});${controller}.close();</script>`;
  const end = document.lastIndexOf("</body>");
  return document.slice(0, end) + script + document.slice(end);
}

/**
 * Called by the framework for every error that is no thrown Response; its own refusals (a method that a page does not
 * take) are no failures. The message may hold personal data: log the kind and place.
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
