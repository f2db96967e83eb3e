import { apiError } from "#platform/web/api-answer.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";

export const policy: RoutePolicy = {
  cached: false,
  forPrograms: true,
  fromOtherSites: true,
  api: "private",
};

const notFound = {
  code: "not_found",
  message: "The API has no such address. /api/v1/openapi.json lists them.",
};

/** Whatever else below /api. */
export const loader = (): Response => apiError(404, notFound, { api: "private" });
