import { type Selectable, sql } from "kysely";
import type { Act, ActedOn } from "#platform/audit/acts.ts";
import { type AuditEntry, writeAudit } from "#platform/audit/audit.db.server.ts";
import { changesOf } from "#platform/audit/changed-columns.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";

/** Tables of records that have a version, and a history. */
export type RecordTable = {
  [Name in ActedOn]: Selectable<Tables[Name]> extends { id: string; version: number } ? Name : never;
}[ActedOn];

export type RecordRow<Table extends RecordTable> = Selectable<Tables[Table]> & {
  id: string;
  version: number;
};

/** The acts of a record's form: all three have a sentence in the activity. */
type Doing<Kind, Done extends string> = Kind extends `${infer Name}.${Done}` ? Name : never;
export type RecordAct = Doing<Act, "created"> & Doing<Act, "updated"> & Doing<Act, "deleted">;

/** Which record, by whom and in which words its history goes on. */
export interface Kept<Table extends RecordTable> {
  table: Table;
  act: RecordAct;
  id: string;
  actor: { id: string };
}

/** A record's row; undefined for an id that is none. */
export async function readRecord<Table extends RecordTable>(
  db: Db,
  table: Table,
  id: string,
): Promise<RecordRow<Table> | undefined> {
  if (id.includes("\0")) return undefined;
  const { rows } = await sql<RecordRow<Table>>`select * from ${sql.table(table)} where id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** The same, locked until the transaction ends. */
export async function lockRecord<Table extends RecordTable>(
  trx: Trx,
  table: Table,
  id: string,
): Promise<RecordRow<Table> | undefined> {
  if (id.includes("\0")) return undefined;
  const { rows } = await sql<RecordRow<Table>>`
    select * from ${sql.table(table)} where id = ${id} for update`.execute(trx);
  return rows[0];
}

/** Adds a record, and notes it. */
export async function addRecord(
  trx: Trx,
  { table, act, id, actor }: Kept<RecordTable>,
  columns: object,
  detail: AuditEntry["detail"],
): Promise<void> {
  const entries = Object.entries({ id, ...columns });
  await sql`insert into ${sql.table(table)} (${sql.join(entries.map(([name]) => sql.ref(name)))})
    values (${sql.join(entries.map(([, value]) => value))})`.execute(trx);
  await writeAudit(trx, { ...noted(table, id, actor), action: `${act}.created`, detail });
}

/**
 * Changes a record where something differs, and notes what. `derived`: what follows from other tables, and is
 * written along.
 */
export async function changeRecord<Table extends RecordTable>(
  trx: Trx,
  { table, act, id, actor }: Kept<Table>,
  before: RecordRow<Table>,
  columns: object,
  derived: object = {},
): Promise<void> {
  const detail = changesOf(before, columns);
  if (Object.keys(detail).length === 0) return;
  const set = Object.entries({ ...columns, ...derived }).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}`,
  );
  await sql`update ${sql.table(table)} set ${sql.join(set)}, version = version + 1
    where id = ${id}`.execute(trx);
  await writeAudit(trx, { ...noted(table, id, actor), action: `${act}.updated`, detail });
}

/** Removes a record for good; `detail` names it in the history. */
export async function removeRecord(
  trx: Trx,
  { table, act, id, actor }: Kept<RecordTable>,
  detail: AuditEntry["detail"],
): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(trx);
  await writeAudit(trx, { ...noted(table, id, actor), action: `${act}.deleted`, detail });
}

const noted = (entity: RecordTable, entityId: string, { id }: { id: string }) => ({
  actorId: id,
  entity,
  entityId,
});
