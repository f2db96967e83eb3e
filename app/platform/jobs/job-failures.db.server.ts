import { sql } from "kysely";
import { failureFacts } from "#platform/log.server.ts";
import type { Db } from "../database/db.ts";
import type { RoundHeard } from "./run-jobs.server.ts";

/**
 * A job that failed so many times in a row is reported; a database that was away for a moment is nobody's
 * worry.
 */
const enough = 3;

/** Writes down which jobs fail, for the owner's eyes. A round that works takes its job off the list. */
export function keepFailures(db: Db): RoundHeard {
  // Jobs that this copy knows to be well: they need no writing at each round.
  const well = new Set<string>();
  return async ({ name, everySeconds }, error) => {
    if (error) {
      well.delete(name);
      return noteFailure(db, { name, everySeconds, kind: failureFacts(error).kind });
    }
    if (well.has(name)) return;
    await db.deleteFrom("job_failures").where("job", "=", name).execute();
    well.add(name);
  };
}

async function noteFailure(
  db: Db,
  { name, everySeconds, kind }: { name: string; everySeconds: number; kind: string },
): Promise<void> {
  await db
    .insertInto("job_failures")
    .values({ job: name, every_seconds: everySeconds, kind })
    .onConflict((conflict) =>
      conflict.column("job").doUpdateSet({
        rounds: sql`job_failures.rounds + 1`,
        last_at: sql<Date>`now()`,
        every_seconds: everySeconds,
        kind,
      }),
    )
    .execute();
}

/** The jobs that fail again and again. One that no copy runs any more is forgotten after its time. */
export async function failingJobs(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("job_failures")
    .select("job")
    .where(sql<boolean>`rounds >= ${sql.lit(enough)} or every_seconds >= 3600`)
    .where(sql<boolean>`last_at > now() - make_interval(secs => 2 * every_seconds + 600)`)
    .orderBy("job")
    .execute();
  return rows.map(({ job }) => job);
}
