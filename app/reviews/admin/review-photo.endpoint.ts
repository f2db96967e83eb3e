import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { services } from "#platform/services.server.ts";
import { servePrivateFile } from "#platform/web/serve-file.server.ts";
import { reviewPhotoKey } from "../own-review-paths.ts";
import type { Route } from "./+types/review-photo.endpoint.ts";
import { readReview } from "./review-to-judge.db.server.ts";

export const policy = { cached: false, needs: "messages" } as const satisfies AdminPolicy;

/** A photo of a review, shown or not, for the owner. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  staffWith(context, policy.needs);
  const { db, files } = services(context);
  const managed = await readReview(db, params.id);
  const key = managed && reviewPhotoKey(managed.review.photos, params.place);
  return key === undefined ? new Response("Not found", { status: 404 }) : servePrivateFile(files, key);
}
