import { type RawBuilder, sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import type { CourierService } from "./delivery-answer.ts";
import type { PincodeRow } from "./pincode-table.server.ts";

/** What couriers do at a PIN code; undefined of one that the shop does not know. */
export const findService = (db: Db, pincode: string): Promise<CourierService | undefined> =>
  db
    .selectFrom("pincodes")
    .select(["serviceable", "cod", "days"])
    .where("pincode", "=", pincode)
    .executeTakeFirst();

/** How many PIN codes the shop knows, and at how many of them cash is taken. */
export async function countPincodes(db: Db): Promise<{ known: number; withCash: number }> {
  const { rows } = await sql<{ known: number; withCash: number }>`
    select count(*)::int as known, count(*) filter (where serviceable and cod)::int as "withCash"
    from pincodes`.execute(db);
  return rows[0] ?? { known: 0, withCash: 0 };
}

/** What an import would do to the PIN codes that are known. */
export interface PincodeChanges {
  added: number;
  changed: number;
  /** Known ones that the table lacks. */
  missing: number;
}

const listed = (rows: readonly PincodeRow[]): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
    as given (pincode text, serviceable boolean, cod boolean, days smallint)`;

const differs = sql`(known.serviceable, known.cod) <> (given.serviceable, given.cod)
  or known.days is distinct from given.days`;

export async function comparePincodes(db: Db, rows: readonly PincodeRow[]): Promise<PincodeChanges> {
  const { rows: found } = await sql<PincodeChanges>`
    select count(*) filter (where known.pincode is null)::int as added,
      count(*) filter (where known.pincode is not null and (${differs}))::int as changed,
      ((select count(*) from pincodes) - count(known.pincode))::int as missing
    from ${listed(rows)} left join pincodes as known using (pincode)`.execute(db);
  return found[0] ?? { added: 0, changed: 0, missing: 0 };
}

/** Two imports at once write the same codes in one order, so that neither waits for the other for ever. */
export async function writePincodes(
  trx: Trx,
  rows: readonly PincodeRow[],
  mode: "update" | "replace",
): Promise<void> {
  if (mode === "replace")
    await sql`delete from pincodes where pincode not in (select pincode from ${listed(rows)})`.execute(trx);
  await sql`
    insert into pincodes as known (pincode, serviceable, cod, days)
    select pincode, serviceable, cod, days from ${listed(rows)} order by pincode
    on conflict (pincode) do update
      set serviceable = excluded.serviceable, cod = excluded.cod, days = excluded.days
      where (known.serviceable, known.cod) <> (excluded.serviceable, excluded.cod)
        or known.days is distinct from excluded.days`.execute(trx);
}
