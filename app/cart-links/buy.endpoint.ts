import { redirect } from "react-router";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/buy.endpoint.ts";
import { codeField, codeOfLink, sharedCartPath } from "./link-items.ts";

export const policy: RoutePolicy = { cached: false, forPrograms: true, beforeOpening: "closed" };

/** A link with goods leads to the page that shows them; it writes nothing and sets no cookie (LINK-1). */
export function loader({ params: { items }, url }: Route.LoaderArgs): Response {
  const code = codeOfLink(url.searchParams);
  const query = new URLSearchParams({ items, ...(code !== "" ? { [codeField]: code } : {}) });
  const headers = { "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" };
  return redirect(`${sharedCartPath}?${query}`, { status: 303, headers });
}
