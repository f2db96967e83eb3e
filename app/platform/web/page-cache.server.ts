import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, compress, type Encoding } from "./encoding.server.ts";

/** One public page as it is sent: the same bytes for everybody. */
interface Page {
  headers: Record<string, string>;
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

export interface PageCacheOptions {
  maxBytes: number;
  /** The page's cache key (its normalised address), or undefined for whatever is not public. */
  keyOf(url: string): string | undefined;
  /** The content's version in the database; any write to a content table raises it. */
  contentVersion(): Promise<number>;
}

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Keeps rendered public pages in memory, bounded by bytes (least recently used leave first).
 * A page rendered while the content changed is sent but not kept.
 */
export function createPageCache(options: PageCacheOptions) {
  const pages = new Map<string, Page>();
  const rendering = new Map<string, Promise<Page | Response>>();
  const keys = new Map<string, string | undefined>();
  let bytes = 0;
  let version = -1;
  let epoch = 0;

  function keyFor(url: string): string | undefined {
    if (keys.has(url)) return keys.get(url);
    if (keys.size > 5000) keys.clear();
    const key = options.keyOf(url);
    if (url.length < 500) keys.set(url, key);
    return key;
  }

  function forget(): void {
    pages.clear();
    rendering.clear();
    bytes = 0;
    epoch += 1;
  }

  function keep(key: string, page: Page): void {
    pages.set(key, page);
    bytes += sizeOf(page);
    for (const [oldest, old] of pages) {
      if (bytes <= options.maxBytes) break;
      pages.delete(oldest);
      bytes -= sizeOf(old);
    }
  }

  async function renderOnce(
    key: string,
    render: (key: string) => Promise<Response>,
  ): Promise<Page | Response> {
    const begun = epoch;
    const response = await render(key);
    if (!isKeepable(response)) return response;
    const page = await pageFrom(response);
    if (begun === epoch) keep(key, page);
    return page;
  }

  /** The page as a Response, rendering it when it is not kept; simultaneous misses share one render. */
  async function respond(
    key: string,
    request: Request,
    render: (key: string) => Promise<Response>,
  ): Promise<Response> {
    const kept = pages.get(key);
    if (kept) return toResponse(kept, request);
    const begun = rendering.get(key) ?? renderOnce(key, render).finally(() => rendering.delete(key));
    rendering.set(key, begun);
    const outcome = await begun;
    if (outcome instanceof Response) return outcome.clone();
    const before = sizeOf(outcome);
    const response = await toResponse(outcome, request);
    if (pages.get(key) === outcome) bytes += sizeOf(outcome) - before;
    return response;
  }

  /** Answers straight from memory at the speed of bare node:http; false when the page has yet to be made. */
  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const key = keyFor(request.url ?? "/");
    const page = key === undefined ? undefined : pages.get(key);
    if (key === undefined || !page) return false;
    const accept = request.headers["accept-encoding"];
    const encoding = chooseEncoding(typeof accept === "string" ? accept : undefined);
    const body = page.bodies[encoding];
    if (!body) return false;
    pages.delete(key);
    pages.set(key, page);
    if (request.headers["if-none-match"] === page.etag) {
      response.writeHead(304, page.headers).end();
      return true;
    }
    response.writeHead(200, headersFor(page, encoding, body));
    response.end(request.method === "HEAD" ? undefined : body);
    return true;
  }

  /** Compares the content's version with the one seen last and drops everything when it moved. */
  async function refresh(): Promise<void> {
    const current = await options.contentVersion();
    if (current === version) return;
    version = current;
    forget();
  }

  return { answer, respond, refresh, forget, keyFor, size: () => ({ pages: pages.size, bytes }) };
}

/** Only a plain success that sets no cookie and says 'public' may be the same for everybody. */
function isKeepable(response: Response): boolean {
  const control = response.headers.get("Cache-Control") ?? "";
  return response.status === 200 && control.includes("public") && !response.headers.has("Set-Cookie");
}

async function pageFrom(response: Response): Promise<Page> {
  const identity = Buffer.from(await response.arrayBuffer());
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  const headers: Record<string, string> = Object.fromEntries(response.headers);
  return { headers: { ...headers, etag, vary: "Accept-Encoding" }, etag, bodies: { identity } };
}

function headersFor(page: Page, encoding: Encoding, body: Buffer): Record<string, string> {
  const length = { "content-length": String(body.length) };
  return encoding === "identity"
    ? { ...page.headers, ...length }
    : { ...page.headers, ...length, "content-encoding": encoding };
}

async function toResponse(page: Page, request: Request): Promise<Response> {
  if (request.headers.get("If-None-Match") === page.etag) {
    return new Response(null, { status: 304, headers: page.headers });
  }
  const encoding = chooseEncoding(request.headers.get("Accept-Encoding") ?? undefined);
  const body =
    page.bodies[encoding] ??
    (encoding === "identity" ? page.bodies.identity : await compress(page.bodies.identity, encoding));
  page.bodies[encoding] = body;
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), {
    headers: headersFor(page, encoding, body),
  });
}

function sizeOf(page: Page): number {
  return Object.values(page.bodies).reduce((sum, body) => sum + body.length, 1024);
}
