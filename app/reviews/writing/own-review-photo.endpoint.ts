import { notForAdmins } from "#accounts/guard.server.ts";
import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { servePrivateFile } from "#platform/web/serve-file.server.ts";
import { reviewPhotoKey } from "../own-review-paths.ts";
import type { Route } from "./+types/own-review-photo.endpoint.ts";
import { reviewedLines } from "./order-reviews.db.server.ts";
import { orderOfLink } from "./read-own-reviews.server.ts";

export const policy: RoutePolicy = { cached: false };

export const middleware = [notForAdmins];

/** A photo of what a buyer wrote, shown or not, for anyone who has the link to change it. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { db, files } = services(context);
  const found = await orderOfLink(services(context), params.token);
  const lines = "why" in found ? [] : await reviewedLines(db, found.row);
  const review = lines.find(({ id }) => id === params.line)?.review;
  const key = review ? reviewPhotoKey(review.photos, params.place) : undefined;
  return key === undefined ? new Response("Not found", { status: 404 }) : servePrivateFile(files, key);
}
