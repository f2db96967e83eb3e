import { services } from "#platform/services.server.ts";
import { publicAnswer } from "#platform/web/api-answer.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/openapi.endpoint.ts";
import { openApiDocument } from "./openapi-document.server.ts";

export const policy: RoutePolicy = { cached: [], forPrograms: true, fromOtherSites: true, api: "public" };

/** GET /api/v1/openapi.json: the API as programs read it. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { origin, shop } = services(context).config;
  return publicAnswer(openApiDocument({ origin, name: shop.name }));
}
