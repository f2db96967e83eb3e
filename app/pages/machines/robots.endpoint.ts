import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { pathIn } from "#values/language/address.ts";
import { languages } from "#values/language/language.ts";
import type { Route } from "./+types/robots.endpoint.ts";

export const policy: RoutePolicy = { cached: false };

const closed = [
  "/cart",
  "/checkout",
  "/order-confirmation",
  "/order/",
  "/dashboard",
  "/admin",
  "/session",
  "/functions",
];

/** Search engines are welcome everywhere but on private pages. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = services(context).config;
  const lines = [
    "User-agent: *",
    ...new Set(closed.flatMap((path) => languages.map((language) => `Disallow: ${pathIn(language, path)}`))),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
