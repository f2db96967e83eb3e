import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { latestBelieved, runningBackup } from "#platform/running-backup.db.server.ts";

/** A backup without a sign of life from its maker for this long is taken for dead. */
const aliveMinutes = 5;
const keptDays = 90;
const lock = 7104118551;

/** What came of a backup. */
export type BackupEnd = { file: string; bytes: number } | { failure: string };

/** Begins a backup that somebody requested. Returns its id; undefined while another one runs. */
export const beginAskedBackup = (db: Db): Promise<string | undefined> => begin(db, "asked", async () => true);

/**
 * Begins the backup that is due, on one copy of the shop alone: `hours` after the last one was begun, and
 * after the shop was made; an hour after one that failed. Returns its id; undefined when none is due.
 */
export const beginDueBackup = (db: Db, hours: number): Promise<string | undefined> =>
  begin(db, "scheduled", async (trx) => {
    const { rows } = await sql<{ due: boolean }>`
      select not exists (
          select from backups where reason = 'scheduled' and started_at <= ${latestBelieved}
            and started_at > now() - make_interval(hours => case
              when finished_at is not null and failure is null then ${hours}::int else 1 end))
        and (select min(timestamp::timestamptz) from kysely_migration)
          not between now() - make_interval(hours => ${hours}::int) and ${latestBelieved} as due`.execute(
      trx,
    );
    return rows[0]?.due === true;
  });

function begin(db: Db, reason: "scheduled" | "asked", isDue: (trx: Db) => Promise<boolean>) {
  return inTransaction(db, async (trx) => {
    // Two copies that look at the same moment must not both find that it is theirs.
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(trx);
    const running = await runningBackup(trx.selectFrom("backups").select("id")).executeTakeFirst();
    if (running || !(await isDue(trx))) return undefined;
    const { id } = await trx
      .insertInto("backups")
      .values({ reason, alive_until: alive })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
}

const alive = sql<Date>`now() + make_interval(mins => ${sql.lit(aliveMinutes)})`;

/** Says that a backup is still being made. */
export async function keepAlive(db: Db, id: string): Promise<void> {
  await db.updateTable("backups").set({ alive_until: alive }).where("id", "=", id).execute();
}

export async function endBackup(db: Db, id: string, end: BackupEnd): Promise<void> {
  await db
    .updateTable("backups")
    .set({ ...end, finished_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
  await db
    .deleteFrom("backups")
    .where("started_at", "<", sql<Date>`now() - make_interval(days => ${sql.lit(keptDays)})`)
    .execute();
}

/** How large the newest archive is, in bytes; 0 before the first. */
export async function newestSize(db: Db): Promise<number> {
  const row = await db
    .selectFrom("backups")
    .select("bytes")
    .where("bytes", "is not", null)
    .where("started_at", "<=", latestBelieved)
    .orderBy("started_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.bytes ?? 0;
}

/** When the newest backup that worked was begun. */
export async function lastBackupAt(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom("backups")
    .select("started_at")
    .where("file", "is not", null)
    .where("started_at", "<=", latestBelieved)
    .orderBy("started_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.started_at;
}

/**
 * Have scheduled backups come to nothing for three hours, or has none been made for twice their time
 * (`hours`; 0: none are)? A restart in the middle of one is no failure yet: it is tried again within the
 * hour.
 */
export async function areBackupsFailing(db: Db, hours: number): Promise<boolean> {
  if (hours === 0) return false;
  const { rows } = await sql<{ failing: boolean }>`
    select last.made < now() - make_interval(hours => 2 * ${hours}::int + 1) or exists (
        select from backups where reason = 'scheduled' and file is null
          and started_at < now() - interval '3 hours' and started_at > coalesce(last.made, '-infinity')) as failing
    from (select max(started_at) as made from backups
      where file is not null and started_at <= ${latestBelieved}) as last`.execute(db);
  return rows[0]?.failing === true;
}
