import type { Db } from "#platform/database/db.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { Services } from "#platform/services.server.ts";
import { indianDay } from "#values/time/indian-day.ts";

/**
 * Marks what could be accepted until yesterday. It could not be accepted any more before that either: the
 * date counts. What is accepted just now is waited for, and stays so.
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
