import { adminOf } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { openingResponse } from "#pages/opening/opening-page.server.ts";
import { services } from "#platform/services.server.ts";
import type { Route } from "./+types/opening-preview.endpoint.ts";

export const policy = { cached: false, needs: "anyone" } as const satisfies AdminPolicy;

/** 'Opening soon' as strangers see it. */
export function loader({ context }: Route.LoaderArgs): Response {
  adminOf(context);
  return openingResponse({ shop: services(context).config.shop.name });
}
