import type { Transaction } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";
import type { Services } from "#platform/services.server.ts";
import type { FulfilmentState } from "./order.ts";
import { orderLink } from "./order-access.server.ts";
import { orderOf } from "./order-rows.server.ts";
import { orderStatusMail } from "./order-status.email.ts";

/** Writes to the buyer about an order's new status, as the order stands now; once for each change. */
export async function queueStatusMail(
  trx: Transaction<Tables>,
  { config, secret }: Pick<Services, "config" | "secret">,
  orderId: string,
  { id: changeId, status }: { id: string; status: FulfilmentState },
): Promise<void> {
  const row = await trx.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();
  const items = await trx
    .selectFrom("order_items")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
  const order = orderOf(row, items);
  const link = orderLink(order.orderNumber, { origin: config.origin, secret });
  const { tracking_number: trackingNumber, tracking_url: trackingUrl } = row;
  const mail = orderStatusMail({ order, link, status, trackingNumber, trackingUrl }, config.shop);
  await queueMail(trx, mail, `order-status:${orderId}:${changeId}`);
}
