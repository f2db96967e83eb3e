import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { Services } from "#platform/services.server.ts";
import { followDays } from "./follow-days.db.server.ts";
import { forgetLapsed } from "./held-weeks.db.server.ts";

/** A week that ends, a lot that is done, moved or cancelled: pages follow within a minute. */
export const promisedDaysJob = ({ db, config, now }: Pick<Services, "db" | "config" | "now">): Job => ({
  name: "promised-days",
  everySeconds: 60,
  async run() {
    await forgetLapsed(db, now());
    await followDays(db, config.shop, now());
  },
});
