import { visitorOf } from "#accounts/guard.server.ts";
import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { isUuid } from "#values/uuid.ts";
import type { Route } from "./+types/held.endpoint.ts";
import { heldPrices } from "./held-prices.server.ts";

export const policy: RoutePolicy = { cached: false };

/**
 * The facts of the products that the unpaid order of a checkout holds, for the browser that knows its key.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const visitor = await visitorOf(request, context);
  const key = request.headers.get("Idempotency-Key") ?? "";
  const { db, now } = services(context);
  return Response.json(isUuid(key) ? await heldPrices(db, key, visitor?.id ?? null, now()) : []);
}
