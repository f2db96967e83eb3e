import { sql } from "kysely";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { type DocumentNumber, invoiceNumber } from "./invoice.ts";

/** The last number that each series has given, the newest financial year first. */
export async function lastNumbers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("invoice_series")
    .selectAll()
    .orderBy("financial_year", "desc")
    .orderBy("kind")
    .execute();
  return rows.map(({ kind, financial_year, last_serial }) =>
    invoiceNumber(kind, financial_year, last_serial),
  );
}

/**
 * Has a series go on after a number that was given already, which leaves a gap in what the shop knows: the
 * audit log says why. Returns the series' last number, which is another one where it had given more than
 * that.
 */
export async function goOnAfter(
  trx: Trx,
  { series, financialYear, serial }: DocumentNumber,
): Promise<string> {
  const { last_serial } = await trx
    .insertInto("invoice_series")
    .values({ kind: series, financial_year: financialYear, last_serial: serial })
    .onConflict((conflict) =>
      conflict
        .columns(["kind", "financial_year"])
        .doUpdateSet({ last_serial: sql`greatest(invoice_series.last_serial, excluded.last_serial)` }),
    )
    .returning("last_serial")
    .executeTakeFirstOrThrow();
  const last = invoiceNumber(series, financialYear, last_serial);
  await writeAudit(trx, {
    actorId: null,
    action: "invoice_series.raised_after_restore",
    entity: "invoice_series",
    entityId: null,
    detail: { after: last },
  });
  return last;
}
