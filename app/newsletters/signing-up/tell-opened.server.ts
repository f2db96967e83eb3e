import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Services } from "#platform/services.server.ts";
import { waitingForOpening } from "./newsletter.db.server.ts";
import { shopOpenedMail } from "./shop-opened.email.ts";
import { unsubscribeLink } from "./unsubscribe-link.ts";

export async function countWaitingForOpening(db: Db): Promise<number> {
  const { count } = await waitingForOpening(db)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Writes to all of them, in the transaction that opens the shop; once, however often it is opened. */
export async function tellOpened(
  trx: Trx,
  config: Pick<Services["config"], "shop" | "origin">,
): Promise<void> {
  const rows = await waitingForOpening(trx)
    .select(["id", "email", "language", "unsubscribe_token as token"])
    .orderBy("id")
    .execute();
  for (const { id, email, language, token } of rows) {
    const unsubscribe = unsubscribeLink(config.origin, token);
    const mail = mailIn(language, config, () => shopOpenedMail({ to: email, unsubscribe }, config));
    await queueMail(trx, mail, `shop-opened:${id}`);
  }
}
