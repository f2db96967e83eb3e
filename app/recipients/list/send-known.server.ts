import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailToStaff } from "#mail/writing/spoken-mail.server.ts";
import { addHistory } from "#orders/history/order-history.db.server.ts";
import { adminOrderPath } from "#orders/links/list-query.ts";
import { lockOrder } from "#orders/lock-order.db.server.ts";
import type { OrderMailServices } from "#orders/order-services.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { grouped } from "#values/text/grouped.ts";
import { recipientsOf } from "../recipients.db.server.ts";
import { noteSendKnown } from "./replace-rows.db.server.ts";
import { sendKnownMail } from "./send-known.email.ts";

/** Notes once that those who are known are sent before the others are, and tells the shop (HOMES-14). */
export async function sendKnown(shop: OrderMailServices, orderId: string): Promise<void> {
  const isNew = await inTransaction(shop.db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order || order.fulfilment_state === "cancelled") return false;
    if (!(await noteSendKnown(trx, orderId, shop.now()))) return false;
    const by = { kind: "shopper", id: null } as const;
    await addHistory(trx, { orderId, status: order.status, by, note: "Send to those who are known" });
    const rows = await recipientsOf(trx, orderId);
    const countOf = (state: "known" | "wanted") =>
      grouped(rows.filter((each) => each.state === state).length);
    const { shop: settings, origin } = shop.config;
    if (settings.email === "") return true;
    const mail = await mailToStaff(trx, () =>
      sendKnownMail(
        {
          number: order.order_id_text,
          known: countOf("known"),
          wanted: countOf("wanted"),
          href: origin + adminOrderPath(orderId),
        },
        settings,
      ),
    );
    await queueMail(trx, mail, `send-known:${orderId}`);
    return true;
  });
  if (isNew) shop.sendMailSoon();
}
