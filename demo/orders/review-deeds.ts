import { reviews, type SeedReview } from "../content/orders/reviews.ts";
import type { SeedOrder } from "../content/orders/seed-order.ts";
import { hungReviewPhoto, reviewKey } from "../pictures/seed-pictures.ts";
import type { OrderRow } from "../shop.ts";
import type { Deed, SeedShop } from "./deed.ts";
import { manager } from "./seed-customers.ts";

type Lock = (shop: SeedShop) => Promise<OrderRow>;

/** What the buyer of a demo order said of it, and what the owner did about it by the next morning. */
export const reviewDeeds = ({ buyer, daysAgo }: SeedOrder, lock: Lock): Deed[] =>
  reviews
    .filter(({ of }) => of[0] === buyer && of[1] === daysAgo)
    .flatMap((review) => {
      const id = reviewKey(review);
      const after = review.written * 24;
      return [
        { after, act: async (shop: SeedShop) => write(shop, await lock(shop), { review, id }) },
        ...(review.waits
          ? []
          : [{ after: after + 14, act: (shop: SeedShop) => judge(shop, { review, id }) }]),
      ];
    });

async function write(
  shop: SeedShop,
  row: OrderRow,
  { review, id }: { review: SeedReview; id: string },
): Promise<void> {
  const item = (await shop.loader.itemsOf(shop.db, row.id))[review.line ?? 0];
  const photos = review.hasPhoto ? [hungReviewPhoto(shop.pictures, id)] : [];
  for (const photo of photos) await shop.loader.registerUpload(shop.db, photo, null);
  const written = await shop.loader.writeReview(shop, {
    ...{ id, orderNumber: row.order_id_text, orderItemId: item?.id ?? "", version: 0 },
    ...{ stars: review.stars, title: review.title ?? null, body: review.body, kept: [], photos },
  });
  if (written.kind !== "written") throw new Error(`a demo review was refused: ${JSON.stringify(written)}`);
}

async function judge(
  shop: SeedShop,
  { review: { reply }, id }: { review: SeedReview; id: string },
): Promise<void> {
  await shop.loader.showReview(shop, manager, { id, version: 1 });
  if (reply) await shop.loader.replyToReview(shop, manager, { id, version: 2, reply });
}
