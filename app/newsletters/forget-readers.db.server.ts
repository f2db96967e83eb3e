import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/database/db.ts";

/**
 * Keeps the privacy policy's word: an address that left goes after a month, a sign-up that looked like spam
 * after three, and an address that mails do not reach after a year.
 */
export async function forgetOldReaders(db: Db): Promise<void> {
  await db
    .deleteFrom("newsletter_subscribers")
    .where(({ and, eb, or }) =>
      or([
        eb("unsubscribed_at", "<", ago("1 month")),
        eb("bounced_at", "<", ago("1 year")),
        and([eb("spam", "=", true), eb("consent_at", "<", ago("3 months"))]),
      ]),
    )
    .execute();
  await forgetWhoRead(db);
}

/** A year after a newsletter was sent its numbers stay, and the rows of who got it go. */
async function forgetWhoRead(db: Db): Promise<void> {
  await db
    .updateTable("newsletter_deliveries")
    .set({ subscriber_id: null })
    .where("subscriber_id", "is not", null)
    .where("newsletter_id", "in", (eb) =>
      eb.selectFrom("newsletters").select("id").where("ended_at", "<", ago("1 year")),
    )
    .execute();
}

/** The database's clock decides. */
const ago = (age: "1 year" | "3 months" | "1 month"): RawBuilder<Date> =>
  sql`now() - ${sql.lit(age)}::interval`;
