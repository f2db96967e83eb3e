import { isOrderNumber } from "#orders/order.ts";
import { services } from "#platform/services.server.ts";
import { apiError, privateAnswer } from "#platform/web/api-answer.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/order.endpoint.ts";
import { orderNumbered, orderShapeOf } from "./api-orders.db.server.ts";
import { refusalWithoutKey } from "./authorized-key.server.ts";

export const policy: RoutePolicy = { cached: false, forPrograms: true, fromOtherSites: true, api: "private" };

const notFound = { code: "not_found", message: "The shop has no such order." };

/** GET /api/v1/orders/{number}, for the holder of a key. */
export async function loader({ context, request, params: { number } }: Route.LoaderArgs): Promise<Response> {
  const refusal = await refusalWithoutKey(context, request);
  if (refusal) return refusal;
  const row = isOrderNumber(number) ? await orderNumbered(services(context).db, number) : undefined;
  return row ? privateAnswer(orderShapeOf(row)) : apiError(404, notFound, { api: "private" });
}
