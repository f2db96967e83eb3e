import { adminOf } from "#accounts/guard.server.ts";
import { services } from "#platform/context.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { servePrivateFile } from "#platform/web/serve-file.server.ts";
import { photoKeyOf } from "../photo-key.ts";
import { findReturn } from "../returns.db.server.ts";
import type { Route } from "./+types/return-photo.endpoint.ts";

export const policy: RoutePolicy = { cached: false };

/** A photo of a request, for the owner. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  adminOf(context);
  const { db, files } = services(context);
  const request = await findReturn(db, "id", params.id);
  const key = request && photoKeyOf(request, params.place);
  return key === undefined ? new Response("Not found", { status: 404 }) : servePrivateFile(files, key);
}
