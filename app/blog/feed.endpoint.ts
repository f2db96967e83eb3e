import { services } from "#platform/services.server.ts";
import { freshUntil } from "#platform/web/cache/cached-page.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/feed.endpoint.ts";
import { feedXml } from "./feed.ts";
import { listPosts, nextPostDue } from "./post.db.server.ts";

export const policy: RoutePolicy = { cached: [] };

const postsInFeed = 20;

/** The newest posts for feed readers. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { db, config, now } = services(context);
  const moment = now();
  const posts = await listPosts(db, postsInFeed, moment);
  return new Response(feedXml(posts, { name: config.shop.name, origin: config.origin }), {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      ...freshUntil(await nextPostDue(db, moment)),
    },
  });
}
