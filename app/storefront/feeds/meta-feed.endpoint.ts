import { services } from "#platform/services.server.ts";
import { csvTexts } from "#platform/text/csv.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/meta-feed.endpoint.ts";
import { feedAnswer } from "./feed-answer.server.ts";
import { metaCells, metaColumns } from "./meta-feed.ts";

export const policy: RoutePolicy = { cached: false, takesTurns: true, beforeOpening: "closed" };

/** All products for Meta's catalogue (Facebook, Instagram, WhatsApp). */
export const loader = ({ context, request }: Route.LoaderArgs): Promise<Response> =>
  feedAnswer(services(context), request, {
    contentType: "text/csv; charset=utf-8",
    texts: (batches, shop, moment) =>
      csvTexts(metaColumns, batches, (product) => metaCells(product, shop, moment)),
  });
