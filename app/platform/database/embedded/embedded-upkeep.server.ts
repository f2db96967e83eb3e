import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Log } from "#platform/log.server.ts";
import { isAway } from "../database-error.server.ts";
import type { Tables } from "../tables/tables.ts";

const maintainEvery = 60 * 60 * 1000;
/** Soon after a start too: a shop that was just seeded has no statistics yet. */
const maintainFirst = 60 * 1000;

/** There is no autovacuum inside the shop's own process: it tidies for itself, until this is aborted. */
export function keepTidy(db: Kysely<Tables>, log: Log): AbortController {
  const closing = new AbortController();
  const { signal } = closing;
  // While the shop is open, its upkeep gets a fifth of its time.
  const rest = (took: number) => pause(4 * took, undefined, { signal });
  const timers = new Set<NodeJS.Timeout>();
  const soon = () => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      tidyQuietly();
    }, maintainFirst).unref();
    timers.add(timer);
  };
  const tidyQuietly = () =>
    void tidy(db, rest).catch((error: Error) => {
      if (signal.aborted) return;
      // A restore or a seeding keeps the one connection for longer than anybody waits: upkeep gives way.
      if (isAway(error)) soon();
      else log.error({ kind: error.name }, "database maintenance failed");
    });
  soon();
  timers.add(setInterval(tidyQuietly, maintainEvery).unref());
  signal.addEventListener("abort", () => {
    for (const timer of timers) clearInterval(timer);
  });
  return closing;
}

/**
 * Table by table: the engine does one thing at a time, and requests for pages have their turn between two of
 * them. `rest` is handed the milliseconds that each step took.
 */
export async function tidy(db: Kysely<Tables>, rest?: (took: number) => Promise<void>): Promise<void> {
  const tables = sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_catalog.pg_tables order by schemaname, tablename`;
  const { rows } = await tables.execute(db);
  const names = rows.map(({ schema, name }) => sql.id(schema, name));
  for (const step of [
    ...names.flatMap((name) => [sql`vacuum ${name}`, sql`analyze ${name}`]),
    sql`checkpoint`,
  ]) {
    const begun = performance.now();
    await step.execute(db);
    await rest?.(performance.now() - begun);
  }
}
