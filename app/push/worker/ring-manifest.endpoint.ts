import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/ring-manifest.endpoint.ts";

export const policy: RoutePolicy = { cached: false, forPrograms: true };

/**
 * What an iPhone asks for before a page on its home screen may ring (PUSH-8). It names no page, so that each
 * opens where it was put there: a maker's address stands in no file.
 */
export const loader = ({ context }: Route.LoaderArgs): Response => {
  const { name } = services(context).config.shop;
  const icons = ["192", "512"].map((side) => ({
    src: `/icon-${side}.png`,
    type: "image/png",
    sizes: `${side}x${side}`,
  }));
  const colours = { background_color: "#FBF6EC", theme_color: "#FBF6EC" };
  return Response.json(
    { name, short_name: name, display: "standalone", ...colours, icons },
    { headers: { "Content-Type": "application/manifest+json", "Cache-Control": "private, max-age=3600" } },
  );
};
