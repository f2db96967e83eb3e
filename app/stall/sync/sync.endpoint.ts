import { services } from "#platform/services.server.ts";
import { readBody } from "#platform/web/body-limit.server.ts";
import { legibleJson } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { parseSyncBody } from "../sale/sale.form.ts";
import type { Route } from "./+types/sync.endpoint.ts";
import { syncDevice } from "./sync-device.server.ts";
import { askingDevice, onlyCalled, stallAnswer } from "./who-asks.server.ts";

export const policy = {
  cached: false,
  body: "event",
  forPrograms: true,
  // The authority is the device's secret, never a cookie.
  fromOtherSites: true,
} as const satisfies RoutePolicy;

export const loader = onlyCalled;

/** POST /stall/sync: keeps what a device sends, books it, and says how far the shop is. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "POST") return onlyCalled();
  const device = await askingDevice(context, request);
  if (device instanceof Response) return device;
  const bytes = await readBody(request, policy.body);
  if (!bytes) return stallAnswer({ error: "too-large" }, 413);
  const body = parseSyncBody(legibleJson(bytes.toString("utf8")));
  if (!body) return stallAnswer({ error: "illegible" }, 422);
  return stallAnswer(await syncDevice(services(context), device.id, body));
}
