import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { program, type SeenBatch, type SeenVisitor } from "./visit-counter.server.ts";
import type { VisitSource } from "./visit-source.ts";
import { networkOf, visitorMark } from "./visitor-mark.server.ts";

/** What one day can hold: beyond it nobody can fill the tables (NUMBERS-6, NUMBERS-7). */
export interface VisitBounds {
  marks: number;
  sources: number;
  perNetwork: number;
}
export const visitBounds: VisitBounds = { marks: 100_000, sources: 200, perNetwork: 1_000 };

/** Stands for all sources beyond a day's number. */
export const otherSources: VisitSource = { source: "(other)", medium: "", campaign: "", host: "" };

/** How many visitors each network has sent on a day, as far as this copy knows, by marks of the networks. */
export interface NetworkCounts {
  day: string;
  marks: Map<string, Set<string>>;
}

interface MarkRow {
  mark: string;
  reached: number;
  staff: boolean;
  source: VisitSource | undefined;
}

/** Writes down what was seen on a day; of a day that is closed nothing is stored any more. */
export async function keepVisits(
  db: Db,
  batch: SeenBatch,
  networks: NetworkCounts,
  bounds: VisitBounds = visitBounds,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const salt = await openDay(trx, batch);
    if (!salt) return;
    const rows = rowsOf(batch, { salt, networks, most: bounds.perNetwork });
    if (rows.length === 0) return;
    const ids = await sourceIds(trx, batch.day, rows, bounds.sources);
    await keepMarks(trx, batch.day, bounds.marks, rows, ids);
  });
}

/**
 * The day's salt, made by the first copy that comes; undefined once the day is closed. Holds the day's row
 * until the end, so that copies write one after another, and its bounds are true for all of them together.
 */
async function openDay(trx: Trx, { day, botPages }: SeenBatch): Promise<Buffer | undefined> {
  const { rows } = await sql<{ isClosed: boolean }>`
    insert into visit_days as known (day, bot_pages) values (${day}, ${botPages})
    on conflict (day) do update set bot_pages = known.bot_pages + excluded.bot_pages
    returning closed_at is not null as "isClosed"`.execute(trx);
  if (rows[0]?.isClosed !== false) return undefined;
  await trx
    .insertInto("visit_salts")
    .values({ day, salt: randomBytes(16) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await trx.selectFrom("visit_salts").select("salt").where("day", "=", day).executeTakeFirst();
  return kept && Buffer.from(kept.salt);
}

/** One row for each mark: a visitor who came by a page and by an act is one. */
function rowsOf(
  { day, visitors }: SeenBatch,
  { salt, networks, most }: { salt: Buffer; networks: NetworkCounts; most: number },
): MarkRow[] {
  if (networks.day !== day) Object.assign(networks, { day, marks: new Map() });
  const rows = new Map<string, MarkRow>();
  for (const seen of visitors.values()) {
    if (seen === program) continue;
    const mark = visitorMark(salt, seen.address, seen.agent);
    if (isOfCrowdedNetwork(networks, visitorMark(salt, networkOf(seen.address), ""), mark, most)) continue;
    rows.set(mark, together(rows.get(mark), mark, seen));
  }
  return [...rows.values()];
}

function isOfCrowdedNetwork({ marks }: NetworkCounts, network: string, mark: string, most: number): boolean {
  const known = marks.get(network) ?? new Set();
  marks.set(network, known);
  if (!known.has(mark) && known.size >= most) return true;
  known.add(mark);
  return false;
}

const together = (known: MarkRow | undefined, mark: string, seen: SeenVisitor): MarkRow => ({
  mark,
  reached: Math.max(known?.reached ?? 1, seen.reached),
  staff: seen.isStaff || known?.staff === true,
  source: known?.source ?? seen.source,
});

const keyOf = ({ source, medium, campaign, host }: VisitSource): string =>
  JSON.stringify([source, medium, campaign, host]);

/** The ids of the sources that are named, and that of all others where the day has no room for one. */
async function sourceIds(
  trx: Trx,
  day: string,
  rows: readonly MarkRow[],
  most: number,
): Promise<Map<string, string>> {
  const named = new Map(rows.flatMap(({ source }) => (source ? [[keyOf(source), source] as const] : [])));
  if (named.size === 0) return new Map();
  const known = await idsOfDay(trx, day);
  const fresh = [...named].filter(([key]) => !known.has(key)).map(([, source]) => source);
  if (fresh.length === 0) return known;
  const taken = fresh.slice(0, Math.max(0, most - known.size));
  const added = taken.length < fresh.length ? [...taken, otherSources] : taken;
  await trx
    .insertInto("visit_sources")
    .values(added.map((source) => ({ day, ...source })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return idsOfDay(trx, day);
}

async function idsOfDay(trx: Trx, day: string): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom("visit_sources")
    .select(["id", "source", "medium", "campaign", "host"])
    .where("day", "=", day)
    .execute();
  return new Map(rows.map(({ id, ...source }) => [keyOf(source), String(id)]));
}

/** Who is known comes further at most; who is new is added while the day has room. */
async function keepMarks(
  trx: Trx,
  day: string,
  most: number,
  rows: readonly MarkRow[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const other = ids.get(keyOf(otherSources)) ?? null;
  const given = rows.map(({ source, ...row }) => ({
    ...row,
    source_id: source ? (ids.get(keyOf(source)) ?? other) : null,
  }));
  const marks = sql`json_to_recordset(${JSON.stringify(given)}::json)
    as given (mark bigint, reached smallint, staff boolean, source_id bigint)`;
  await sql`
    update visit_marks set reached = greatest(visit_marks.reached, given.reached),
      is_staff = visit_marks.is_staff or given.staff, source_id = coalesce(visit_marks.source_id, given.source_id)
    from ${marks}
    where visit_marks.day = ${day} and visit_marks.mark = given.mark
      and (given.reached > visit_marks.reached or given.staff > visit_marks.is_staff
        or (visit_marks.source_id is null and given.source_id is not null))`.execute(trx);
  await sql`
    with added as (
      insert into visit_marks (day, mark, reached, is_staff, source_id)
      select ${day}::date, given.mark, given.reached, given.staff, given.source_id from ${marks}
      where not exists (select from visit_marks where day = ${day} and mark = given.mark)
      limit greatest(0, ${most}::int - (select marks from visit_days where day = ${day}))
      returning 1
    )
    update visit_days set marks = marks + (select count(*) from added)
    where day = ${day} and exists (select from added)`.execute(trx);
}
