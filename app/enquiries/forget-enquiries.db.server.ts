import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { Services } from "#platform/services.server.ts";
import { forgetOldGrievances } from "./grievance/grievance.db.server.ts";

/** Keeps the privacy policy's word: messages and requests go two years after they were last touched. */
export async function forgetOldEnquiries({ db, erasers }: Pick<Services, "db" | "erasers">): Promise<void> {
  for (const table of ["contact_messages", "bulk_quotes"] as const) {
    await db.deleteFrom(table).where("updated_at", "<", ago("2 years")).execute();
  }
  await forgetOldGrievances(db);
  await forgetOldAlerts(db);
  for (const forget of erasers.old) await inTransaction(db, forget);
}

/**
 * An alert goes a week after a request that was never confirmed, and a month after it was sent or stopped.
 */
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
const ago = (age: "2 years" | "1 month" | "7 days"): RawBuilder<Date> =>
  sql`now() - ${sql.lit(age)}::interval`;

export const forgetEnquiriesJob = (shop: Pick<Services, "db" | "erasers">): Job => ({
  name: "old-enquiries",
  everySeconds: 6 * 60 * 60,
  run: () => forgetOldEnquiries(shop),
});
