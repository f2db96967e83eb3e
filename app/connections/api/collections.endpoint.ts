import { collectionLabels } from "#catalogue/product.text.ts";
import { collections } from "#catalogue/product.ts";
import { services } from "#platform/services.server.ts";
import { apiError, publicAnswer } from "#platform/web/api-answer.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { answeredPage, askedPage } from "../asked-page.server.ts";
import type { Route } from "./+types/collections.endpoint.ts";
import { countByCollection } from "./api-products.db.server.ts";
import type { CollectionShape } from "./shapes.ts";

export const policy: RoutePolicy = {
  cached: ["cursor", "limit"],
  forPrograms: true,
  fromOtherSites: true,
  api: "public",
};

/** GET /api/v1/collections: the shop's lines, in the order of its menus. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const asked = askedPage("collections", url.searchParams);
  if ("code" in asked) return apiError(400, asked);
  const { config, db } = services(context);
  const products = await countByCollection(db);
  const all = collections.map(
    (id): CollectionShape => ({
      id,
      name: collectionLabels[id],
      url: `${config.origin}/shop?collection=${id}`,
      products: products.get(id) ?? 0,
    }),
  );
  const begin = all.findIndex(({ id }) => id === asked.after) + 1;
  return publicAnswer(
    answeredPage("collections", all.slice(begin, begin + asked.limit + 1), asked, ({ id }) => id),
  );
}
