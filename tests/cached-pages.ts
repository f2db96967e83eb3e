import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { PageCache } from "#platform/web/cache/page-cache.server.ts";
import type { PageCacheOptions } from "#platform/web/cache/page-cache-options.ts";

/** A page that may be kept. */
export const page = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { "Cache-Control": "public, max-age=0", ...headers } });
export const get = (headers: Record<string, string> = {}) => new Request("http://localhost/", { headers });

/** A cache whose pages go by their addresses; nothing passes in it unless a test says so. */
export const cache = (options: Partial<PageCacheOptions> = {}) =>
  new PageCache({
    maxBytes: 1_000_000,
    keyOf: (url) => url,
    contentVersion: async () => 1,
    now: () => 0,
    ...options,
  });

/** The text of the page at "/", made so where none is kept. */
export const textAt = async (pages: PageCache, render: () => Promise<Response>) =>
  (await pages.respond("/", get(), render)).text();

/** Is the page there at once, as it is sent from memory? */
export function isAnswered(pages: PageCache, ...encoding: string[]): boolean {
  const request = new IncomingMessage(new Socket());
  const rawHeaders = encoding.flatMap((name) => ["Accept-Encoding", name]);
  Object.assign(request, { method: "GET", url: "/", rawHeaders });
  return pages.answer(request, new ServerResponse(request));
}
