import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { startOfIndianDay } from "#values/time/indian-day.ts";
import { type ActFilter, type ActPlace, formerStaff, noPerson } from "./act-filter.ts";
import { type ActRow, type ListedAct, listedAct } from "./listed-act.ts";
import { tablesOf } from "./record-kinds.ts";
import { findRecords, nameRecords, recordKey, type SoughtRecord } from "./record-names.db.server.ts";

export const actsPerPage = 50;
const batch = 500;

export interface ActPart {
  acts: ListedAct[];
  /** Below which the list goes on; null where this is its end. */
  next: ActPlace | null;
}

/** A part of the log, newest first, from below a place on. */
export async function listActs(db: Db, filter: ActFilter, after?: ActPlace): Promise<ActPart> {
  const conditions = await conditionsOf(db, filter);
  const rows = await readRows(db, conditions, { after, limit: actsPerPage + 1 });
  const shown = rows.slice(0, actsPerPage);
  const last = shown.at(-1);
  return { acts: await toldOf(db, shown), next: rows.length > actsPerPage && last ? placeOf(last) : null };
}

/** All of it for a file, part by part. */
export async function* readActs(db: Db, filter: ActFilter): AsyncGenerator<ListedAct[], undefined> {
  const conditions = await conditionsOf(db, filter);
  let after: ActPlace | undefined;
  for (;;) {
    const rows = await readRows(db, conditions, { after, limit: batch });
    if (rows.length > 0) yield await toldOf(db, rows);
    const last = rows.at(-1);
    if (!last || rows.length < batch) return undefined;
    after = placeOf(last);
  }
}

const placeOf = ({ moment, id }: ActRow): ActPlace => ({ moment, id });

async function toldOf(db: Db, rows: readonly ActRow[]): Promise<ListedAct[]> {
  const names = await nameRecords(db, rows);
  return rows.map((row) => listedAct(row, names.get(recordKey(row.entity, row.entityId))));
}

async function readRows(
  db: Db,
  conditions: RawBuilder<boolean>,
  { after, limit }: { after: ActPlace | undefined; limit: number },
): Promise<ActRow[]> {
  const isBelow = after
    ? sql<boolean>`(log.created_at, log.id) < (${after.moment}::text::timestamptz, ${after.id})`
    : sql<boolean>`true`;
  const { rows } = await sql<ActRow>`
    select log.*, profiles.full_name as name from (
      select id, created_at as at, action, entity, entity_id as "entityId", detail, device, actor_id as "actorId",
        to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as moment
      from audit_log log where ${conditions} and ${isBelow}
      order by log.created_at desc, log.id desc limit ${limit}
    ) as log left join profiles on profiles.id = log."actorId"
    order by log.at desc, log.id desc`.execute(db);
  return rows;
}

async function conditionsOf(db: Db, filter: ActFilter): Promise<RawBuilder<boolean>> {
  const { kind, query, from, until } = filter;
  const all = [
    personCondition(filter),
    kind !== "" && sql<boolean>`log.entity = any(${tablesOf(kind)}::text[])`,
    from !== "" && sql<boolean>`log.created_at >= ${startOfIndianDay(from)}`,
    until !== "" && sql<boolean>`log.created_at < ${startOfIndianDay(until)}::timestamptz + interval '1 day'`,
    query !== "" && isOneOf(await findRecords(db, query)),
  ].filter((condition) => condition !== false);
  return all.length === 0 ? sql<boolean>`true` : (sql.join(all, sql` and `) as RawBuilder<boolean>);
}

function personCondition({ person }: ActFilter): RawBuilder<boolean> | false {
  if (person === "") return false;
  if (person === noPerson) return sql<boolean>`log.actor_id is null`;
  if (person !== formerStaff) return sql<boolean>`log.actor_id = ${person}`;
  return sql<boolean>`log.actor_id is not null
    and not exists (select from profiles where profiles.id = log.actor_id and profiles.role = 'admin')`;
}

const isOneOf = (records: readonly SoughtRecord[]): RawBuilder<boolean> => sql<boolean>`
  (log.entity, log.entity_id) in (select * from unnest(
    ${records.map(({ entity }) => entity)}::text[], ${records.map(({ id }) => id)}::text[]))`;

/** The people by whom the log can be filtered: the staff of now. */
export const staffNames = (db: Db): Promise<{ id: string; name: string }[]> =>
  db
    .selectFrom("profiles")
    .select(["id", "full_name as name"])
    .where("role", "=", "admin")
    .orderBy("full_name")
    .orderBy("id")
    .limit(200)
    .execute();
