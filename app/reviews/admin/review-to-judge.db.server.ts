import { type Selectable, sql, type Updateable } from "kysely";
import { doomPictures } from "#pictures/uploads.db.server.ts";
import { type AuditLine, auditOf } from "#platform/audit/audit.db.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { noteEvent } from "#webhooks/events/note-event.db.server.ts";
import { writtenReviewOf } from "../writing/order-reviews.db.server.ts";
import type { WrittenReview } from "../writing/write-review.form.ts";
import { type NextReview, nextReview } from "./review-list.db.server.ts";

/** A review as the owner manages it. */
export interface ManagedReview {
  review: WrittenReview;
  author: string;
  writtenAt: Date;
  product: { name: string; slug: string };
  /** Under whose name a reply stands; null where it is the shop's. */
  replier: string | null;
  order: { id: string; number: string; buyer: string };
  /** What everybody reads meanwhile, where it was changed since. */
  before: { stars: number; title: string | null; body: string } | null;
  /** What waits for the owner after it; null where nothing does. */
  next: NextReview | null;
  history: AuditLine[];
}

export async function readReview(db: Db, id: string): Promise<ManagedReview | undefined> {
  if (id.includes("\0")) return undefined;
  const row = await db
    .selectFrom("reviews")
    .innerJoin("products", "products.id", "reviews.product_id")
    .innerJoin("order_items", "order_items.id", "reviews.order_item_id")
    .innerJoin("orders", "orders.id", "order_items.order_id")
    .selectAll("reviews")
    .select(["products.name as product", "slug", "products.artisan"])
    .select(["orders.id as orderId", "order_id_text as orderNumber", "billing_full_name as buyer"])
    .where("reviews.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const isEdit = row.state === "pending" && row.shown_at !== null;
  return {
    review: writtenReviewOf(row),
    author: row.author,
    writtenAt: row.created_at,
    product: { name: row.product, slug: row.slug },
    replier: row.artisan?.trim() || null,
    order: { id: row.orderId, number: row.orderNumber, buyer: row.buyer },
    before: isEdit
      ? { stars: row.shown_stars ?? 0, title: row.shown_title, body: row.shown_body ?? "" }
      : null,
    next: await nextReview(db, id),
    history: await auditOf(db, "reviews", id),
  };
}

export type ReviewRow = Selectable<Tables["reviews"]>;

/** Its product's row comes first, as where a product is deleted: what is shown is counted there. */
export async function lockReview(trx: Trx, id: string): Promise<ReviewRow | undefined> {
  await sql`
    select from products where id = (select product_id from reviews where id = ${id}) for no key update`.execute(
    trx,
  );
  return trx.selectFrom("reviews").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
}

export async function tellOfShown(trx: Trx, { id, product_id, stars }: ReviewRow): Promise<void> {
  const product = await trx
    .selectFrom("products")
    .select("slug")
    .where("id", "=", product_id)
    .executeTakeFirst();
  await noteEvent(trx, "review.shown", { id, product: product?.slug ?? "", stars });
}

/** Photos that nothing holds any more go with it. */
export async function keepJudged(
  trx: Trx,
  row: ReviewRow,
  set: Updateable<Tables["reviews"]>,
): Promise<void> {
  await trx
    .updateTable("reviews")
    .set({ ...set, version: row.version + 1 })
    .where("id", "=", row.id)
    .execute();
  if (set.shown_photos === undefined) return;
  await doomPictures(
    trx,
    row.shown_photos.filter((photo) => !row.photos.includes(photo)),
  );
}
