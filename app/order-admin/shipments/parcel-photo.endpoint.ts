import { adminsOnly, staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { services } from "#platform/services.server.ts";
import { servePrivateFile } from "#platform/web/serve-file.server.ts";
import type { Route } from "./+types/parcel-photo.endpoint.ts";
import { readParcel } from "./read-parcel.server.ts";

export const policy = { cached: false, needs: "orders" } as const satisfies AdminPolicy;

/** The layout above guards it too; what lies in a parcel is nobody else's. */
export const middleware = [adminsOnly];

/** The photo of a packed parcel, for the owner. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  staffWith(context, policy.needs);
  const shop = services(context);
  const photo = (await readParcel(shop, params.id, params.shipment))?.parcel.photo;
  if (!photo) return new Response("Not found", { status: 404 });
  return servePrivateFile(shop.files, photo.replace(/^\/files\//, ""));
}
