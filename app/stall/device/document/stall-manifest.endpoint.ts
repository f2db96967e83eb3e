import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { stallText } from "../stall-device.text.ts";
import type { Route } from "./+types/stall-manifest.endpoint.ts";

export const policy: RoutePolicy = { cached: false, forPrograms: true };

/** What a phone puts on its home screen: there the browser keeps sales longer (STALL-42). */
export const loader = ({ context }: Route.LoaderArgs): Response => {
  const { name } = services(context).config.shop;
  const icons = ["192", "512"].map((side) => ({
    src: `/icon-${side}.png`,
    type: "image/png",
    sizes: `${side}x${side}`,
  }));
  const titles = { name: `${stallText.title} · ${name}`, short_name: stallText.title };
  const place = { id: "/stall", start_url: "/stall", scope: "/stall", display: "standalone" };
  const colours = { background_color: "#FBF6EC", theme_color: "#FBF6EC" };
  return Response.json(
    { ...titles, ...place, ...colours, icons },
    { headers: { "Content-Type": "application/manifest+json", "Cache-Control": "no-cache" } },
  );
};
