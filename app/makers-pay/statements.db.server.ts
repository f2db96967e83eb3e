import { sql } from "kysely";
import * as z from "zod";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Language } from "#values/language/language.ts";
import { type Paise, paise } from "#values/money/money.ts";
import type { KeptEntry, Maker } from "./entries.db.server.ts";
import { entryKinds, statementNumber } from "./entry.ts";

/** What a statement says, as it was when it was made. */
export interface StatementFacts {
  /** Owed before its first entry, and after its last. */
  before: Paise;
  after: Paise;
  entries: readonly KeptEntry[];
}

const amount = z.int().transform(paise);
const frozen = z.object({
  before: amount,
  after: amount,
  entries: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(entryKinds),
      amount,
      on: z.string(),
      source: z.string(),
      note: z.nullable(z.string()),
      pieces: z.nullable(z.int()),
    }),
  ),
});

export interface Statement {
  id: string;
  number: string;
  maker: Maker;
  /** The first day of its month. */
  month: string;
  madeAt: Date;
  facts: StatementFacts;
}

const chosen = (db: Db) =>
  db
    .selectFrom("maker_statements")
    .select(["id", "number", "artisan_id", "artisan_name", "month", "facts", "made_at"]);

type Row = Awaited<ReturnType<ReturnType<typeof chosen>["execute"]>>[number];

const statementOf = ({ facts, artisan_id, artisan_name, made_at, ...row }: Row): Statement => ({
  ...row,
  maker: { id: artisan_id, name: artisan_name },
  madeAt: made_at,
  facts: frozen.parse(facts),
});

/** A maker's statements, the latest first. */
export async function statementsOfMaker(db: Db, makerId: string): Promise<Statement[]> {
  const rows = await chosen(db).where("artisan_id", "=", makerId).orderBy("month", "desc").execute();
  return rows.map(statementOf);
}

export async function findStatement(db: Db, id: string): Promise<Statement | undefined> {
  const row = await chosen(db).where("id", "=", id).executeTakeFirst();
  return row && statementOf(row);
}

/** The statements of a month such as '2026-11-01', in the order of their makers' names. */
export async function statementsOfMonth(db: Db, month: string): Promise<Statement[]> {
  const rows = await chosen(db)
    .where("month", "=", month)
    .orderBy("artisan_name")
    .orderBy("number")
    .execute();
  return rows.map(statementOf);
}

/** What a run pays: the latest statement of each of its makers that there was by then. */
export async function statementsOfRun(db: Db, runId: string): Promise<Statement[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct on (line.artisan_id) statement.id
    from maker_runs run
      join maker_run_lines line on line.run_id = run.id and line.state <> 'dropped'
      join maker_statements statement
        on statement.artisan_id = line.artisan_id and statement.made_at <= run.made_at
    where run.id = ${runId}
    order by line.artisan_id, statement.month desc`.execute(db);
  if (rows.length === 0) return [];
  const found = await chosen(db)
    .where(
      "id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("artisan_name")
    .orderBy("number")
    .execute();
  return found.map(statementOf);
}

/** Who has entries up to a day that no statement has, and no statement of a month. */
export async function makersToState(
  db: Db,
  { month, until }: { month: string; until: string },
): Promise<Maker[]> {
  const { rows } = await sql<Maker>`
    select entry.artisan_id as id, max(entry.artisan_name) as name
    from maker_entries entry left join maker_statement_entries stated on stated.entry_id = entry.id
    where stated.entry_id is null and entry.on_date <= ${until}::date and not exists (
      select from maker_statements statement
      where statement.artisan_id = entry.artisan_id and statement.month = ${month}::date)
    group by entry.artisan_id order by entry.artisan_id`.execute(db);
  return rows;
}

/** The languages of makers' papers; of one whose profile is gone there is none. */
export async function pageLanguagesOf(db: Db, makerIds: readonly string[]): Promise<Map<string, Language>> {
  if (makerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("artisans")
    .select(["id", "page_language"])
    .where("id", "in", makerIds)
    .execute();
  return new Map(rows.map(({ id, page_language }) => [id, page_language]));
}

export async function hasStatement(db: Db, makerId: string, month: string): Promise<boolean> {
  const row = await db
    .selectFrom("maker_statements")
    .select("id")
    .where("artisan_id", "=", makerId)
    .where("month", "=", month)
    .executeTakeFirst();
  return row !== undefined;
}

/** Enters a statement under the next number of its financial year, and takes its entries. */
export async function insertStatement(
  trx: Trx,
  { maker, month, facts, at }: { maker: Maker; month: string; facts: StatementFacts; at: Date },
  year: string,
): Promise<string> {
  const { last_serial } = await trx
    .insertInto("maker_statement_series")
    .values({ financial_year: year, last_serial: 1 })
    .onConflict((conflict) =>
      conflict
        .column("financial_year")
        .doUpdateSet({ last_serial: sql`maker_statement_series.last_serial + 1` }),
    )
    .returning("last_serial")
    .executeTakeFirstOrThrow();
  const number = statementNumber(year, last_serial);
  const { id } = await trx
    .insertInto("maker_statements")
    .values({
      number,
      artisan_id: maker.id,
      artisan_name: maker.name,
      month,
      facts: JSON.stringify(facts),
      made_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("maker_statement_entries")
    .values(facts.entries.map((entry) => ({ entry_id: entry.id, statement_id: id })))
    .execute();
  return number;
}
