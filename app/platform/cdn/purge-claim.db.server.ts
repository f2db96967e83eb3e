import { sql } from "kysely";
import type { Db } from "../database/db.ts";

interface PurgeClaim {
  /** The content's version that is purged. */
  version: number;
  /** How often it was before. */
  sent: number;
}

/** So long the others wait for the copy that sends: longer than its patience with the caches. */
const claimSeconds = 2;

/** Claims the next purge where one is due; of several copies one alone gets it. */
export async function claimPurge(db: Db): Promise<PurgeClaim | undefined> {
  // The row is locked by the update: anyone who waited for it judges it anew, and finds it claimed.
  const { rows } = await sql<{ current: number; version: number; sent: number }>`
    update cdn_purge set claimed_until = now() + make_interval(secs => ${sql.lit(claimSeconds)})
    from content_version
    where (cdn_purge.version <> content_version.version or cdn_purge.again_at <= now())
      and (cdn_purge.claimed_until is null or cdn_purge.claimed_until <= now())
    returning content_version.version as current, cdn_purge.version, cdn_purge.sent`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const version = Number(row.current);
  return { version, sent: Number(row.version) === version ? row.sent : 0 };
}

/** The caches have taken it; after so many milliseconds it is sent again, or not at all. */
export async function notePurged(
  db: Db,
  { version, sent }: PurgeClaim,
  againMs: number | undefined,
): Promise<void> {
  const again =
    againMs === undefined
      ? sql<null>`null`
      : sql<Date>`now() + make_interval(secs => ${sql.lit(againMs / 1000)})`;
  await db
    .updateTable("cdn_purge")
    .set({ version, sent: sent + 1, again_at: again, claimed_until: null })
    .execute();
}

/** They have not: anyone who comes next tries again. */
export async function releasePurge(db: Db): Promise<void> {
  await db.updateTable("cdn_purge").set({ claimed_until: null }).execute();
}
