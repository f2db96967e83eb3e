import { sql } from "kysely";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import type { YearSerial } from "#values/time/financial-year.ts";
import { statementNumber } from "../entry.ts";

/** The last number of makers' statements, the newest financial year first. */
export async function lastStatements(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("maker_statement_series")
    .selectAll()
    .orderBy("financial_year", "desc")
    .execute();
  return rows.map(({ financial_year, last_serial }) => statementNumber(financial_year, last_serial));
}

/**
 * Has statements go on after a number that a maker holds already; the audit log says why some are missing.
 * Returns the last number, which is another one where more had been given.
 */
export async function stateAfter(trx: Trx, { financialYear, serial }: YearSerial): Promise<string> {
  const { last_serial } = await trx
    .insertInto("maker_statement_series")
    .values({ financial_year: financialYear, last_serial: serial })
    .onConflict((conflict) =>
      conflict.column("financial_year").doUpdateSet({
        last_serial: sql`greatest(maker_statement_series.last_serial, excluded.last_serial)`,
      }),
    )
    .returning("last_serial")
    .executeTakeFirstOrThrow();
  const last = statementNumber(financialYear, last_serial);
  await writeAudit(trx, {
    actorId: null,
    action: "maker_statement_series.raised_after_restore",
    entity: "maker_statement_series",
    entityId: null,
    detail: { after: last },
  });
  return last;
}
