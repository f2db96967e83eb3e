import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { until } from "../../running-shop.ts";

type Db = Kysely<Tables>;

/** A write to be held up and struck: "update orders", "insert audit_log when NEW.action = 'order.packed'". */
export type Step = string;

/** The table that a step writes, and whether it inserts or updates; and the rows that it is about. */
export function partsOf(step: Step) {
  const [, event = "", table = "", when = "true"] = /^(insert|update) (\w+)(?: when (.*))?$/.exec(step) ?? [];
  if (!table) throw new Error(`'${step}' is no write`);
  return { event, table, when };
}

/** A write that a trigger holds up takes so long; the shop is dead by then. */
export const addBrake = (db: Db) =>
  sql`create or replace function take_long() returns trigger language plpgsql as $$
    begin perform pg_sleep(20); return new; end $$`.execute(db);

/** Holds up this write from now on. */
export async function pullBrake(db: Db, step: Step): Promise<void> {
  const { event, table, when } = partsOf(step);
  await sql`create trigger takes_long before ${sql.raw(event)} on ${sql.table(table)}
    for each row when (${sql.raw(when)}) execute function take_long()`.execute(db);
}

export const releaseBrake = (db: Db, step: Step) =>
  sql`drop trigger takes_long on ${sql.table(partsOf(step).table)}`.execute(db);

/** A write is under way. */
export async function isHeldUp(db: Db): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event = 'PgSleep'`.execute(db);
  return rows.length > 0;
}

/** Ends the connections of a dead shop: a server does not notice at once that its client is gone. */
export async function endOthers(db: Db): Promise<void> {
  const others = sql`from pg_stat_activity where datname = current_database()
    and pid <> pg_backend_pid() and backend_type = 'client backend'`;
  await sql`select pg_terminate_backend(pid) ${others}`.execute(db);
  const areGone = async () => (await sql`select ${others}`.execute(db)).rows.length === 0;
  await until(areGone, "the end of the dead shop's connections");
}
