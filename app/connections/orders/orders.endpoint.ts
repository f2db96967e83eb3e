import { services } from "#platform/services.server.ts";
import { apiError, privateAnswer } from "#platform/web/api-answer.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { answeredPage, askedPage, badCursor } from "../asked-page.server.ts";
import type { Route } from "./+types/orders.endpoint.ts";
import { orderShapeOf, ordersAfter } from "./api-orders.db.server.ts";
import { refusalWithoutKey } from "./authorized-key.server.ts";

export const policy: RoutePolicy = { cached: false, forPrograms: true, fromOtherSites: true, api: "private" };

const api = "private";

const badMoment = {
  code: "bad_placed_from",
  message: '"placed_from" is a moment such as 2026-11-27T00:00:00Z.',
};

/** GET /api/v1/orders: the newest first, for the holder of a key. */
export async function loader({ context, request, url }: Route.LoaderArgs): Promise<Response> {
  const refusal = await refusalWithoutKey(context, request);
  if (refusal) return refusal;
  const asked = askedPage("orders", url.searchParams);
  if ("code" in asked) return apiError(400, asked, { api });
  const placedFrom = momentOf(url.searchParams.get("placed_from"));
  if (placedFrom === "bad") return apiError(400, badMoment, { api });
  const rows = await ordersAfter(services(context).db, { ...asked, placedFrom });
  if (!rows) return apiError(400, badCursor, { api });
  const { items, next } = answeredPage("orders", rows, asked, ({ id }) => id);
  return privateAnswer({ items: items.map(orderShapeOf), next });
}

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

function momentOf(text: string | null): Date | "bad" | undefined {
  if (text === null) return undefined;
  const read = moment.test(text) ? new Date(text) : undefined;
  if (!read || Number.isNaN(read.getTime())) return "bad";
  // Date takes 30 February for a day of March.
  const day = text.slice(0, 10);
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) ? read : "bad";
}
