import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { serveShownFile } from "#platform/web/serve-file.server.ts";
import type { Route } from "./+types/review-photo.endpoint.ts";
import { findShownPhoto } from "./reviews.db.server.ts";

export const policy: RoutePolicy = { cached: false, forPrograms: true, beforeOpening: "closed" };

/** A photo of a review, for everybody, while the review is shown. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { db, files } = services(context);
  const key = await findShownPhoto(db, params.review, params.file);
  return serveShownFile(files, key, request.headers.get("If-None-Match") ?? undefined);
}
