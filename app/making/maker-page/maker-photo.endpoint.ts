import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { servePrivateFile } from "#platform/web/serve-file.server.ts";
import { makerByToken } from "../links/make-link.server.ts";
import { notePhoto } from "../problems.db.server.ts";
import type { Route } from "./+types/maker-photo.endpoint.ts";
import { isOpen } from "./code-cookie.server.ts";

export const policy: RoutePolicy = { cached: false, forPrograms: true };

/** A photo that was sent with a maker's own work, by them or the owner. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const shop = services(context);
  const maker = await makerByToken(shop, params.token);
  const mayOpen = maker && (await isOpen(shop, maker, request));
  const key = mayOpen ? await notePhoto(shop.db, params.note, maker.artisanId) : undefined;
  const answer =
    key === undefined ? new Response("Not found", { status: 404 }) : await servePrivateFile(shop.files, key);
  answer.headers.set("Referrer-Policy", "no-referrer");
  return answer;
}
