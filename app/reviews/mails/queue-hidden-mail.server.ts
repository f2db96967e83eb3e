import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import { orderRowOf } from "#orders/lock-order.db.server.ts";
import { orderOf } from "#orders/placing/order-rows.server.ts";
import type { Trx } from "#platform/database/db.ts";
import type { MailServices, SigningServices } from "#platform/services.server.ts";
import { ownReviewPath } from "../own-review-paths.ts";
import { hiddenReview } from "../reviews.db.server.ts";
import { reviewToken } from "../writing/read-own-reviews.server.ts";
import { reviewHiddenMail } from "./review-hidden.email.ts";

/** Writes to a review's buyer why it is hidden, once each time that it is. */
export async function queueHiddenMail(
  trx: Trx,
  { config, secret, now }: MailServices & SigningServices,
  id: string,
): Promise<void> {
  const found = await hiddenReview(trx, id);
  if (!found?.hidden_reason) return;
  const order = orderOf(await orderRowOf(trx, found.order_id), []);
  const token = reviewToken(order.orderNumber, secret, now());
  const link = config.origin + ownReviewPath(token, found.order_item_id);
  const told = { order, link, product: found.product_name, reason: found.hidden_reason };
  const mail = mailIn(order.language, config, () => reviewHiddenMail(told, config.shop));
  await queueMail(trx, mail, `review:${id}:${found.version}`);
}
