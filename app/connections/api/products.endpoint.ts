import { madeAgainOf } from "#catalogue/made-again.db.server.ts";
import { collections } from "#catalogue/product.ts";
import { services } from "#platform/services.server.ts";
import { apiError, publicAnswer } from "#platform/web/api-answer.server.ts";
import { freshUntil } from "#platform/web/cache/cached-page.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { answeredPage, askedPage } from "../asked-page.server.ts";
import type { Route } from "./+types/products.endpoint.ts";
import { productsAfter } from "./api-products.db.server.ts";
import { itemOf } from "./product-shapes.server.ts";

export const policy: RoutePolicy = {
  cached: ["collection", "cursor", "limit"],
  forPrograms: true,
  fromOtherSites: true,
  api: "public",
};

const badCollection = {
  code: "bad_collection",
  message: `"collection" is one of ${collections.join(", ")}.`,
};

/** GET /api/v1/products: all that shoppers see, by their ids. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const asked = askedPage("products", url.searchParams);
  if ("code" in asked) return apiError(400, asked);
  const named = url.searchParams.get("collection");
  const collection = collections.find((each) => each === named);
  if (named !== null && collection === undefined) return apiError(400, badCollection);
  const { config, db, now } = services(context);
  const told = { moment: now(), site: config };
  const rows = await productsAfter(db, { ...asked, collection });
  const page = answeredPage("products", rows, asked, ({ id }) => id);
  const items = page.items.map((row) => itemOf(row, told));
  const full = await madeAgainOf(
    db,
    page.items.map(({ id }) => id),
  );
  const shapes = items.map(({ shape }) => (full.has(shape.id) ? { ...shape, in_stock: false } : shape));
  return publicAnswer(
    { items: shapes, next: page.next },
    freshUntil(...items.map(({ priceUntil }) => priceUntil)),
  );
}
