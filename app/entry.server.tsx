import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import type { EntryContext, RouterContextProvider } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import { requestFacts, services } from "#platform/context.server.ts";
import { deferScripts } from "#platform/web/defer-scripts.server.ts";
import { contentSecurityPolicy } from "#platform/web/security-headers.server.ts";
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
  const rendered = await renderDocument(
    <RenderFactsProvider value={facts}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </RenderFactsProvider>,
    nonce,
  );
  // In development the scripts are the bundler's own, and come at once.
  const html = import.meta.env.PROD ? deferScripts(rendered, nonce) : rendered;
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy(html, nonce));
  return new Response(html.replaceAll(` nonce="${nonce}"`, ""), { status, headers });
}

function renderDocument(document: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      // The renderer hands over each chunk for good: it need not be copied.
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString("utf8"));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(document, {
      nonce,
      onAllReady: () => void pipe(sink),
      onShellError: reject,
    });
  });
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
  const { id } = requestFacts(context);
  const detail = error instanceof Error ? { kind: error.name, stack: error.stack } : { kind: typeof error };
  services(context).log.error({ requestId: id, method: request.method, ...detail }, "request failed");
}
