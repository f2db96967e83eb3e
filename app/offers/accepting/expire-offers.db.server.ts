import type { Db } from "#platform/database/db.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { Services } from "#platform/services.server.ts";
import { indianDay } from "#values/time/indian-day.ts";

/**
 * Marks offers whose last day was yesterday or before. The date alone had closed them already. One that is
 * being accepted at this moment is waited for, and stays accepted.
 */
export async function expireOffers(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("offers")
    .set((eb) => ({ state: "expired", version: eb("version", "+", 1) }))
    .where("state", "=", "sent")
    .where("valid_until", "<", indianDay(now))
    .execute();
}

export const expireOffersJob = ({ db, now }: Pick<Services, "db" | "now">): Job => ({
  name: "expire-offers",
  everySeconds: 15 * 60,
  run: () => expireOffers(db, now()),
});
