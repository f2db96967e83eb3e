import { sql } from "kysely";
import * as z from "zod";
import type { Db, Trx } from "#platform/database/db.ts";
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
      note: z.nullable(z.string()),
    }),
  ),
});

export interface Statement {
  id: string;
  number: string;
  /** The first day of its month. */
  month: string;
  facts: StatementFacts;
}

/** A maker's statements, the latest first. */
export async function statementsOfMaker(db: Db, makerId: string): Promise<Statement[]> {
  const rows = await db
    .selectFrom("maker_statements")
    .select(["id", "number", "month", "facts"])
    .where("artisan_id", "=", makerId)
    .orderBy("month", "desc")
    .execute();
  return rows.map(({ facts, ...row }) => ({ ...row, facts: frozen.parse(facts) }));
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
