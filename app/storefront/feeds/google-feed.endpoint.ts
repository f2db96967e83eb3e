import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/google-feed.endpoint.ts";
import { feedAnswer } from "./feed-answer.server.ts";
import { googleFeed } from "./google-feed.ts";

export const policy: RoutePolicy = { cached: false, takesTurns: true, beforeOpening: "closed" };

/** All products for Google's Merchant Center. */
export const loader = ({ context, request }: Route.LoaderArgs): Promise<Response> =>
  feedAnswer(services(context), request, {
    contentType: "application/xml; charset=utf-8",
    texts: googleFeed,
  });
