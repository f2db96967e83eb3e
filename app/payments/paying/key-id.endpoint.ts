import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/key-id.endpoint.ts";
import { onlyPosts } from "./function-call.server.ts";

export const policy: RoutePolicy = { cached: false, forPrograms: true, fromOtherSites: true };

export const loader = onlyPosts;

/** POST /functions/v1/get-razorpay-key-id: the public half of the shop's keys. Takes no payload. */
export function action({ request, context }: Route.ActionArgs): Response {
  if (request.method !== "POST") return onlyPosts();
  return Response.json({ keyId: services(context).config.razorpay.keyId });
}
