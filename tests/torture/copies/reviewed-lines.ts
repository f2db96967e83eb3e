import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { adminReviewPath, ownReviewPath } from "#reviews/own-review-paths.ts";
import { reviewToken } from "#reviews/writing/review-link.server.ts";
import { addOrder } from "../../database/order-row.ts";
import { addProducts } from "../../database/product-row.ts";
import { picture, post } from "../visitors.ts";
import type { Copies } from "./copies.ts";
import { countIn } from "./counts.ts";

export interface DeliveredLine {
  product: string;
  orderId: string;
  /** The line's page, where its buyer writes. */
  path: string;
  id: string;
}

/** A delivered line of a product of its own, which its buyer may review. */
export async function deliveredLine({ db, visit }: Copies, mailbox = "asha"): Promise<DeliveredLine> {
  const product = `reviewed-${randomInt(1e9)}`;
  await addProducts(db, [{ id: product, name: product }]);
  const orderId = await addOrder(db, [{ product_id: product, product_name: product }], {
    ...{ status: "delivered", fulfilment_state: "delivered", delivered_at: new Date() },
    ...{ payment_state: "cod_collected", cod_collected_at: new Date() },
    billing_email: `${mailbox}@example.com`,
  });
  const row = await db
    .selectFrom("orders")
    .innerJoin("order_items", "order_items.order_id", "orders.id")
    .select(["order_id_text", "order_items.id"])
    .where("orders.id", "=", orderId)
    .executeTakeFirstOrThrow();
  const token = reviewToken(row.order_id_text, visit.secret, new Date());
  return { product, orderId, path: ownReviewPath(token, row.id), id: row.id };
}

/** 'Send Review' of a form as it was rendered at that version. */
export function pressReview(
  { visit }: Copies,
  { path }: DeliveredLine,
  { version = 0, words = "The painting is finer than in the picture.", hasPhoto = false } = {},
) {
  return () => {
    const form = new FormData();
    const fields = { version: String(version), stars: "4", title: "", body: words };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    if (hasPhoto) form.set("photos", new Blob([new Uint8Array(picture)], { type: "image/png" }), "tote.png");
    return post(visit, path, form);
  };
}

/** What the owner presses in 'Manage Review', of the page as it was rendered at that version. */
export const pressJudge =
  ({ visit }: Copies, id: string, fields: Record<string, string>) =>
  () =>
    post(visit, adminReviewPath(id), new URLSearchParams(fields), { Cookie: visit.adminCookie });

export const reviewOf = ({ db }: Copies, line: DeliveredLine) =>
  db.selectFrom("reviews").selectAll().where("order_item_id", "=", line.id).executeTakeFirst();

/** A line with a review that waits for the owner, with a photo. */
export async function reviewedLine(copies: Copies, mailbox?: string) {
  const line = await deliveredLine(copies, mailbox);
  await pressReview(copies, line, { hasPhoto: true })();
  const review = await reviewOf(copies, line);
  if (!review) throw new Error("no review was written");
  return { ...line, review };
}

/** How many reviews of a product are shown, as its own row says. */
export const ratings = ({ db }: Copies, { product }: DeliveredLine) =>
  countIn(db, sql`select rating_count from products where id = ${product}`);

export const reviewAudits = ({ db }: Copies, id: string, action: string) =>
  countIn(db, sql`select count(*) from audit_log where entity_id = ${id} and action = ${action}`);
