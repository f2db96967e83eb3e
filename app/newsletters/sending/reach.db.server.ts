import { sql } from "kysely";
import type { Trx } from "#platform/database/db.ts";
import { afterGivenUp } from "./campaign.ts";

/** There is no such mailbox: it is written to no more, from this moment on. */
export const stopRefused = (trx: Trx, id: string) =>
  trx
    .updateTable("newsletter_subscribers")
    .set({ bounced_at: sql<Date>`now()`, bounce: "refused" })
    .where("id", "=", id)
    .where("bounced_at", "is", null)
    .execute();

/** A newsletter was given up after a week of tries at this address. */
export async function noteUnreached(trx: Trx, id: string, now: Date): Promise<void> {
  const row = await trx
    .selectFrom("newsletter_subscribers")
    .select(["unreached", "unreached_since as since"])
    .where("id", "=", id)
    .where("bounced_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  const { unreached, since, isBounced } = afterGivenUp(row, now);
  await trx
    .updateTable("newsletter_subscribers")
    .set({
      unreached,
      unreached_since: since,
      ...(isBounced && { bounced_at: now, bounce: "unreached" as const }),
    })
    .where("id", "=", id)
    .execute();
}
