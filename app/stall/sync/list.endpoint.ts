import { createHash } from "node:crypto";
import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { makeStallLists } from "../books/stall-lists.db.server.ts";
import type { Route } from "./+types/list.endpoint.ts";
import { askingDevice, stallAnswer } from "./who-asks.server.ts";

export const policy: RoutePolicy = { cached: false, forPrograms: true, fromOtherSites: true };

/** GET /stall/list: today's list of each open stall, for a device that is signed on. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const device = await askingDevice(context, request);
  if (device instanceof Response) return device;
  const lists = await makeStallLists(services(context));
  const tag = `"${createHash("sha256")
    .update(lists.map(({ id }) => id).join(" "))
    .digest("hex")
    .slice(0, 32)}"`;
  if (request.headers.get("If-None-Match") === tag)
    return new Response(null, { status: 304, headers: { ETag: tag, "Cache-Control": "no-store" } });
  return stallAnswer({ lists }, 200, { ETag: tag });
}
