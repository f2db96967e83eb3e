import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import { addHistory } from "#orders/history/order-history.db.server.ts";
import { lockOrder } from "#orders/lock-order.db.server.ts";
import type { OrderMailServices } from "#orders/order-services.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { findRecipientList, lockRecipients } from "../recipients.db.server.ts";
import { linkEnd, mayAsk } from "./asked-people.ts";
import { giftAskedMail } from "./gift-asked.email.ts";
import { giftHash, newGiftToken } from "./gift-link.server.ts";
import { giftPath } from "./gift-path.ts";
import { putLinks } from "./gifts.db.server.ts";

/**
 * Writes to everybody of an order whose address is not known, each with a link of their own (HOMES-10); how
 * many were written to. Pressed again, it writes to nobody twice a day. Callers check first that the sender
 * may act on the order.
 */
export async function askPeople(shop: OrderMailServices, orderId: string): Promise<number> {
  const asked = await inTransaction(shop.db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    const list = await findRecipientList(trx, orderId);
    if (!order || !list || order.fulfilment_state === "cancelled") return 0;
    const at = shop.now();
    const people = (await lockRecipients(trx, orderId)).filter((each) => mayAsk(each, at));
    const links = people.map((person) => ({ person, token: newGiftToken() }));
    if (links.length === 0) return 0;
    const until = linkEnd(at);
    const made = links.map(({ person, token }) => ({ id: person.id, hash: giftHash(token) }));
    await putLinks(trx, made, { at, until });
    const giver = order.buyer_company ?? order.billing_full_name;
    for (const { person, token } of links) {
      const mail = mailIn(order.language, shop.config, () =>
        giftAskedMail(
          { giver, name: person.name, until, link: shop.config.origin + giftPath(token) },
          shop.config.shop,
        ),
      );
      const key = `gift-asked:${person.id}:${person.askedTimes + 1}`;
      await queueMail(trx, { ...mail, to: person.email ?? "" }, key);
    }
    const by = { kind: "shopper", id: null } as const;
    const note = `Asked ${links.length} by email where they live`;
    await addHistory(trx, { orderId, status: order.status, by, note });
    return links.length;
  });
  if (asked > 0) shop.sendMailSoon();
  return asked;
}
