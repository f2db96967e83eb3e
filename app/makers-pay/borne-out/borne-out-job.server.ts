import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { Services } from "#platform/services.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { readBorneOut } from "./borne-out.db.server.ts";

/** What products' pages say of makers follows what was paid, and ends as its days pass (GETS-3). */
export const borneOutJob = ({ db, now }: Pick<Services, "db" | "now">): Job => ({
  name: "makers-borne-out",
  everySeconds: 300,
  run: () => readBorneOut(db, indianDay(now())),
});
