import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { Services } from "#platform/services.server.ts";
import { forgetOldGrievances } from "./grievance/forget-grievances.db.server.ts";

type Db = Kysely<Tables>;

/**
 * Keeps the privacy policy's word: messages and requests go two years after they were last touched, an
 * address that left the newsletter after a month, a sign-up that looked like spam after three, and an address
 * that mails do not reach after a year.
 */
export async function forgetOldEnquiries({ db, erasers }: Pick<Services, "db" | "erasers">): Promise<void> {
  for (const table of ["contact_messages", "bulk_quotes"] as const) {
    await db.deleteFrom(table).where("updated_at", "<", ago("2 years")).execute();
  }
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
  await forgetOldGrievances(db);
  await forgetReaders(db);
  await forgetOldAlerts(db);
  for (const forget of erasers.old) await inTransaction(db, forget);
}

/** A year after a newsletter was sent its numbers stay, and nothing says any more who got it. */
async function forgetReaders(db: Db): Promise<void> {
  await db
    .updateTable("newsletter_deliveries")
    .set({ subscriber_id: null })
    .where("subscriber_id", "is not", null)
    .where("newsletter_id", "in", (eb) =>
      eb.selectFrom("newsletters").select("id").where("ended_at", "<", ago("1 year")),
    )
    .execute();
}

/** An alert goes a week after it was asked for in vain, and a month after it was told or stopped. */
async function forgetOldAlerts(db: Db): Promise<void> {
  await db
    .deleteFrom("stock_alerts")
    .where(({ and, eb, or }) =>
      or([
        and([eb("state", "=", "unconfirmed"), eb("changed_at", "<", ago("7 days"))]),
        and([eb("state", "in", ["told", "stopped"]), eb("changed_at", "<", ago("1 month"))]),
      ]),
    )
    .execute();
}

/** The database's clock decides. */
const ago = (age: "2 years" | "1 year" | "3 months" | "1 month" | "7 days"): RawBuilder<Date> =>
  sql`now() - ${sql.lit(age)}::interval`;

export const forgetEnquiriesJob = (shop: Pick<Services, "db" | "erasers">): Job => ({
  name: "old-enquiries",
  everySeconds: 6 * 60 * 60,
  run: () => forgetOldEnquiries(shop),
});
