import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { PageStep } from "#platform/visit-step.ts";
import { VisitCounter } from "#visits/visit-counter.server.ts";

export const firefox = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";

const steps: Record<string, PageStep> = {
  ...{ "/": "visit", "/shop": "visit", "/shop/tote": "product", "/cart": "cart", "/checkout": "checkout" },
  "/admin/dashboard/orders": "staff",
};

/** A counter of a shop with a few pages; each address is its sender's own. */
export const visitCounter = (now: () => Date = () => new Date("2026-11-21T12:00:00+05:30")): VisitCounter =>
  new VisitCounter({
    stepAt: (address) => steps[address.split("?", 1)[0] ?? ""],
    clientAddress: (peer, forwarded) => forwarded || (peer ?? ""),
    ownHost: "jhola.example",
    now,
  });

/** A request for a page as a browser sends it. */
export function pageRequest(
  url: string,
  { from = "203.0.113.9", agent = firefox, method = "GET", ...more }: Record<string, string> = {},
): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  const headers = { "User-Agent": agent, "Accept-Language": "hi", "X-Forwarded-For": from, ...more };
  Object.assign(request, { method, url, rawHeaders: Object.entries(headers).flat() });
  return request;
}
