import type { Transaction } from "kysely";
import { orderOf } from "#orders/placing/order-rows.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { queueMail } from "#platform/mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#platform/mail/writing/spoken-mail.server.ts";
import type { MailServices, SigningServices } from "#platform/services.server.ts";
import { ownReviewPath } from "../own-review-paths.ts";
import { reviewToken } from "../writing/review-link.server.ts";
import { reviewHiddenMail } from "./review-hidden.email.ts";

/** Writes to a review's buyer why it is hidden, once each time that it is. */
export async function queueHiddenMail(
  trx: Transaction<Tables>,
  { config, secret, now }: MailServices & SigningServices,
  id: string,
): Promise<void> {
  const found = await trx
    .selectFrom("reviews")
    .innerJoin("order_items", "order_items.id", "reviews.order_item_id")
    .select(["order_id", "order_item_id", "product_name", "hidden_reason", "version"])
    .where("reviews.id", "=", id)
    .executeTakeFirst();
  if (!found?.hidden_reason) return;
  const row = await trx
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", found.order_id)
    .executeTakeFirstOrThrow();
  const order = orderOf(row, []);
  const token = reviewToken(order.orderNumber, secret, now());
  const link = config.origin + ownReviewPath(token, found.order_item_id);
  const told = { order, link, product: found.product_name, reason: found.hidden_reason };
  const mail = mailIn(order.language, config, () => reviewHiddenMail(told, config.shop));
  await queueMail(trx, mail, `review:${id}:${found.version}`);
}
