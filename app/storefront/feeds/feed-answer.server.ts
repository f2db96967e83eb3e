import type { Services } from "#platform/services.server.ts";
import { askedEachTime, isHeld } from "#platform/web/cache/cached-page.server.ts";
import { textStream } from "#platform/web/progress-lines.server.ts";
import type { FeedProduct, FeedShop } from "./feed-product.ts";
import { feedProducts, feedVersion } from "./feed-products.db.server.ts";

interface Feed {
  contentType: string;
  texts(
    products: AsyncIterable<readonly FeedProduct[]>,
    shop: FeedShop,
    moment: Date,
  ): AsyncGenerator<string, undefined>;
}

/**
 * A feed of all products, made while it is sent; 304 to who has it already. Its tag is a weak one, since an
 * order that comes while it is sent may change a product's stock in it.
 */
export async function feedAnswer(
  { config, db, now }: Pick<Services, "config" | "db" | "now">,
  request: Request,
  feed: Feed,
): Promise<Response> {
  const moment = now();
  const tag = `W/"products-${await feedVersion(db, moment)}"`;
  // It is for the machines that were given its address, not among search results.
  const headers = { ETag: tag, "Cache-Control": askedEachTime, "X-Robots-Tag": "noindex" };
  if (isHeld(request.headers.get("If-None-Match"), tag)) return new Response(null, { status: 304, headers });
  const { name, shipping } = config.shop;
  const { origin, assetOrigin } = config;
  const texts = feed.texts(feedProducts(db), { name, shipping, origin, assetOrigin }, moment);
  return textStream(texts, { ...headers, "Content-Type": feed.contentType });
}
