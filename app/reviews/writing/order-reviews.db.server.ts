import { type Selectable, sql } from "kysely";
import { isShown } from "#catalogue/product.db.server.ts";
import { erased } from "#mail/sending/queue-mail.db.server.ts";
import type { OrderRow } from "#orders/lock-order.db.server.ts";
import type { OrderLine } from "#orders/order.ts";
import { itemsOf } from "#orders/placing/order-items.db.server.ts";
import { orderOf } from "#orders/placing/order-rows.server.ts";
import { arrivingParcels } from "#orders/shipments/arrived-pieces.db.server.ts";
import { arrivedPieces } from "#orders/shipments/arrived-pieces.ts";
import { doomPictures } from "#pictures/uploads.db.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { LineToReview } from "./reviewable-line.ts";
import type { ReviewInput, WrittenReview } from "./write-review.form.ts";

/** A line of an order with what was written of it. */
export interface ReviewedLine extends OrderLine, LineToReview {
  review: WrittenReview | null;
}

export const writtenReviewOf = (row: Selectable<Tables["reviews"]>): WrittenReview => ({
  id: row.id,
  stars: row.stars,
  title: row.title,
  body: row.body,
  photos: row.photos,
  state: row.state,
  hiddenReason: row.hidden_reason,
  isShown: row.shown_at !== null,
  reply: row.reply,
  version: row.version,
});

/** An order that its buyer still has, by its number: one whose person was erased is nobody's to review. */
export const findOrderToReview = (db: Db, orderNumber: string): Promise<OrderRow | undefined> =>
  db
    .selectFrom("orders")
    .selectAll()
    .where("order_id_text", "=", orderNumber)
    .where("billing_email", "<>", erased)
    .executeTakeFirst();

/** The lines of an order as its reviews see them, in their order. */
export async function reviewedLines(db: Db, row: OrderRow): Promise<ReviewedLine[]> {
  const { lines } = orderOf(row, await itemsOf(db, row.id));
  if (lines.length === 0) return [];
  const parcels = await arrivingParcels(db, row.id);
  const refunded = await refundedPieces(db, row.id);
  const reviews = await db
    .selectFrom("reviews")
    .selectAll()
    .where(
      "order_item_id",
      "in",
      lines.map(({ id }) => id),
    )
    .execute();
  const isAllRefunded = row.payment_state === "refunded";
  return lines.map((line) => {
    const review = reviews.find(({ order_item_id }) => order_item_id === line.id);
    return {
      ...line,
      arrived: arrivedPieces(line, row.fulfilment_state === "delivered", parcels),
      refunded: isAllRefunded ? line.quantity : (refunded.get(line.id) ?? 0),
      review: review ? writtenReviewOf(review) : null,
    };
  });
}

/**
 * Until the transaction ends no product of the order is deleted, with which its review would go, and nobody
 * judges what is written of its lines.
 */
export async function holdReviewed(trx: Trx, { id }: OrderRow): Promise<void> {
  await sql`
    select from products where id in (select product_id from order_items where order_id = ${id})
    order by id for key share`.execute(trx);
  await sql`
    select from reviews where order_item_id in (select id from order_items where order_id = ${id})
    order by id for no key update`.execute(trx);
}

/** Of each line: pieces that came back, or stayed broken with their buyer, and were paid back. */
async function refundedPieces(db: Db, orderId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ line: string; pieces: number }>`
    select i.order_item_id as line,
      sum(case when r.received_at is null then i.quantity else i.received end)::int as pieces
    from return_requests r join return_items i on i.request_id = r.id
    where r.order_id = ${orderId} and r.state = 'settled' and r.resolution in ('refund', 'refund_by_hand')
    group by i.order_item_id`.execute(db);
  return new Map(rows.map(({ line, pieces }) => [line, pieces]));
}

/** What of a review its buyer writes. */
type KeptReview = Pick<ReviewInput, "stars" | "title" | "body"> & { photos: readonly string[] };

export async function addReview(
  trx: Trx,
  { id, productId }: ReviewedLine,
  { author, ...wanted }: KeptReview & { id: string; author: string },
): Promise<void> {
  await trx
    .insertInto("reviews")
    .values({
      id: wanted.id,
      product_id: productId ?? "",
      order_item_id: id,
      author,
      stars: wanted.stars,
      title: wanted.title,
      body: wanted.body,
      photos: [...wanted.photos],
    })
    .execute();
}

/** Photos that are shown stay with what is shown, until the owner shows what was written since. */
export async function editReview(trx: Trx, review: WrittenReview, wanted: KeptReview): Promise<void> {
  const { shown_photos: shown } = await trx
    .updateTable("reviews")
    .set({ stars: wanted.stars, title: wanted.title, body: wanted.body, photos: [...wanted.photos] })
    .set({ state: "pending", hidden_reason: null, version: review.version + 1 })
    .where("id", "=", review.id)
    .returning("shown_photos")
    .executeTakeFirstOrThrow();
  const held = new Set([...wanted.photos, ...shown]);
  await doomPictures(
    trx,
    review.photos.filter((photo) => !held.has(photo)),
  );
}

export async function shownSlugsOf(db: Db, productIds: readonly string[]): Promise<Map<string, string>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("products")
    .select(["id", "slug"])
    .where("id", "in", [...productIds])
    .where(isShown())
    .execute();
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}
