import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { services } from "#platform/services.server.ts";
import { servePrivateFile } from "#platform/web/serve-file.server.ts";
import { photoKeyOf } from "../photo-key.ts";
import { findReturn } from "../returns.db.server.ts";
import type { Route } from "./+types/return-photo.endpoint.ts";

export const policy = { cached: false, needs: "orders" } as const satisfies AdminPolicy;

/** A photo of a request, for the owner. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  staffWith(context, policy.needs);
  const { db, files } = services(context);
  const request = await findReturn(db, "id", params.id);
  const key = request && photoKeyOf(request, params.place);
  return key === undefined ? new Response("Not found", { status: 404 }) : servePrivateFile(files, key);
}
