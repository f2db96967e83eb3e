import { sql } from "kysely";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import type { YearSerial } from "#values/time/financial-year.ts";
import { lotNumber } from "./lot.ts";

/** The last number of lots, the newest financial year first. */
export async function lastLots(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("lot_series").selectAll().orderBy("financial_year", "desc").execute();
  return rows.map(({ financial_year, last_serial }) => lotNumber(financial_year, last_serial));
}

/**
 * Has lots go on after a number whose slip a maker holds already; the audit log says why some are missing.
 * Returns the last number, which is another one where more had been given.
 */
export async function numberLotsAfter(trx: Trx, { financialYear, serial }: YearSerial): Promise<string> {
  const { last_serial } = await trx
    .insertInto("lot_series")
    .values({ financial_year: financialYear, last_serial: serial })
    .onConflict((conflict) =>
      conflict
        .column("financial_year")
        .doUpdateSet({ last_serial: sql`greatest(lot_series.last_serial, excluded.last_serial)` }),
    )
    .returning("last_serial")
    .executeTakeFirstOrThrow();
  const last = lotNumber(financialYear, last_serial);
  await writeAudit(trx, {
    actorId: null,
    action: "lot_series.raised_after_restore",
    entity: "lot_series",
    entityId: null,
    detail: { after: last },
  });
  return last;
}
