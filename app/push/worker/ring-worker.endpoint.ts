import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { text as script } from "./ring-worker.inline.ts?script";

export const policy: RoutePolicy = { cached: false, forPrograms: true };

/** A worker has the policy of its own file: it may show the shop's mark, and ask for nothing. */
export const loader = (): Response =>
  new Response(script, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      "Content-Security-Policy": "default-src 'none'; img-src 'self'",
    },
  });
