import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { areInitials } from "#values/text/initials.ts";
import type { Route } from "./+types/avatar.endpoint.ts";
import { initialsSvg } from "./avatar.server.ts";

export const policy: RoutePolicy = { cached: false };

const weekInSeconds = 7 * 24 * 60 * 60;

/** A drawing of initials; the same for everybody, and of nothing else. */
export function loader({ params: { file } }: Route.LoaderArgs) {
  const letters = file.replace(/\.svg$/, "");
  if (letters === file || !areInitials(letters)) return new Response("Not found", { status: 404 });
  return new Response(initialsSvg(letters), {
    headers: {
      "Content-Type": "image/svg+xml",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Cache-Control": `public, max-age=${weekInSeconds}`,
    },
  });
}
