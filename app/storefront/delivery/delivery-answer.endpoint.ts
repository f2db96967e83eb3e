import { services } from "#platform/services.server.ts";
import { freshUntil } from "#platform/web/cache/cached-page.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { endOfIndianDay } from "#values/time/working-days.ts";
import type { Route } from "./+types/delivery-answer.endpoint.ts";
import { deliveryText } from "./delivery.text.ts";
import { readDelivery } from "./read-delivery.server.ts";

export const policy: RoutePolicy = { cached: ["pin", "product"] };

/** What the page of the same question answers, for a product's page and the checkout. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = services(context);
  const { answer, error } = await readDelivery(shop, url.searchParams);
  if (!answer) return new Response(error ?? deliveryText.wrong, { status: 422 });
  return Response.json(answer, { headers: freshUntil(endOfIndianDay(shop.now())) });
}
