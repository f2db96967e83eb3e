import { adminOf, adminsOnly } from "#accounts/guard.server.ts";
import { services } from "#platform/context.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { servePrivateFile } from "#platform/web/serve-file.server.ts";
import type { Route } from "./+types/parcel-photo.endpoint.ts";
import { readParcel } from "./read-parcel.server.ts";

export const policy: RoutePolicy = { cached: false };

/** The layout above guards it too; what lies in a parcel is nobody else's. */
export const middleware = [adminsOnly];

/** The photo of a packed parcel, for the owner. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  adminOf(context);
  const shop = services(context);
  const photo = (await readParcel(shop, params.id, params.shipment))?.parcel.photo;
  if (!photo) return new Response("Not found", { status: 404 });
  return servePrivateFile(shop.files, photo.replace(/^\/files\//, ""));
}
