import { services } from "#platform/services.server.ts";
import { apiError, publicAnswer } from "#platform/web/api-answer.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { answeredPage, askedPage } from "../asked-page.server.ts";
import type { Route } from "./+types/artisans.endpoint.ts";
import { artisanShapeOf, artisansAfter } from "./api-products.db.server.ts";

export const policy: RoutePolicy = {
  cached: ["cursor", "limit"],
  forPrograms: true,
  fromOtherSites: true,
  api: "public",
};

/** GET /api/v1/artisans: all of them, by their ids. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const asked = askedPage("artisans", url.searchParams);
  if ("code" in asked) return apiError(400, asked);
  const { config, db } = services(context);
  const { items, next } = answeredPage("artisans", await artisansAfter(db, asked), asked, ({ id }) => id);
  return publicAnswer({ items: items.map((row) => artisanShapeOf(row, config)), next });
}
