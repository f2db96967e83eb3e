import { madeAgainOf } from "#catalogue/made-again.db.server.ts";
import { findMovedProduct } from "#catalogue/product.db.server.ts";
import { services } from "#platform/services.server.ts";
import { apiError, publicAnswer } from "#platform/web/api-answer.server.ts";
import { freshUntil } from "#platform/web/cache/cached-page.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { endOfIndianDay } from "#values/time/working-days.ts";
import type { Route } from "./+types/product.endpoint.ts";
import { productCalled } from "./api-products.db.server.ts";
import { notToBeHad, productShapeOf } from "./product-shapes.server.ts";

export const policy: RoutePolicy = { cached: [], forPrograms: true, fromOtherSites: true, api: "public" };

const notFound = { code: "not_found", message: "The shop has no such product." };

/** GET /api/v1/products/{slug}: one product; a slug that it had before, or its id, leads to it. */
export async function loader({ context, params: { slug } }: Route.LoaderArgs): Promise<Response> {
  // A zero byte is no text for PostgreSQL.
  if (slug.includes("\0")) return apiError(404, notFound);
  const { config, db, now } = services(context);
  const told = { moment: now(), site: config, shop: config.shop };
  const row = await productCalled(db, slug);
  if (row) {
    const { shape, priceUntil } = productShapeOf(row, told);
    // A maker's share may be another from tomorrow.
    const ofToday = row.gets ? endOfIndianDay(told.moment) : undefined;
    const isFull = (await madeAgainOf(db, [shape.id])).has(shape.id);
    return publicAnswer(isFull ? notToBeHad(shape) : shape, freshUntil(priceUntil, ofToday));
  }
  const moved = await findMovedProduct(db, slug, told.moment);
  if (!moved) return apiError(404, notFound);
  const Location = `/api/v1/products/${encodeURIComponent(moved.slug)}`;
  return new Response(null, { status: 301, headers: { Location, "Access-Control-Allow-Origin": "*" } });
}
