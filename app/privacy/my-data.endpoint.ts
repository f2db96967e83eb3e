import { customerOf } from "#accounts/guard.server.ts";
import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/my-data.endpoint.ts";
import { personalData } from "./personal-data.db.server.ts";

export const policy: RoutePolicy = { cached: false };

/** Everything the shop stores about the signed-in person, as a file. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { db, now } = services(context);
  const file = await personalData(db, customerOf(context), now());
  return new Response(`${JSON.stringify(file, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="my-data.json"',
      "Cache-Control": "private, no-store",
    },
  });
}
