import { notForAdmins } from "#accounts/guard.server.ts";
import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { servePrivateFile } from "#platform/web/serve-file.server.ts";
import { photoKeyOf } from "../photo-key.ts";
import type { Route } from "./+types/own-photo.endpoint.ts";
import { ownReturn } from "./own-return.server.ts";

export const policy: RoutePolicy = { cached: false };

export const middleware = [notForAdmins];

/** A photo of a request, for those who may see the request. */
export async function loader({ request, url, params, context }: Route.LoaderArgs): Promise<Response> {
  const token = url.searchParams.get("token") ?? "";
  const found = await ownReturn({ request, context }, params.number, token);
  const key = "why" in found ? undefined : photoKeyOf(found.request, params.place);
  if (key === undefined) return new Response("Not found", { status: 404 });
  return servePrivateFile(services(context).files, key);
}
