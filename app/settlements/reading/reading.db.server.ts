import { sql } from "kysely";
import type { ProviderLine, ProviderSettlement } from "#payments/provider/settlement-answers.server.ts";
import type { Db } from "#platform/database/db.ts";
import { oldestWaiting } from "../waiting-payments.db.server.ts";

/** Which of the provider's events say that something was settled. */
const settledEvents = ["settlement.processed"];
/** A copy of the shop that dies over a reading gives it up after this long. */
const claimMinutes = 10;

/** How far the provider's books were read, and since when nobody else reads them. */
export interface Reading {
  lastRead: Date | null;
  isHinted: boolean;
  /** The newest event that this reading knows of, to the microsecond, as the database writes it. */
  hintAt: string | null;
}

/** How far the books were read. */
export async function findReading(db: Db): Promise<Reading> {
  const { rows } = await sql<{ read_at: Date | null; hint_at: string | null; newest: string | null }>`
    select read_at, hint_at::text, (
      select max(received_at)::text from payment_events where event = any(${settledEvents})
        and received_at > coalesce(hint_at, '-infinity')) as newest
    from (select true) as one left join settlement_reading on true`.execute(db);
  const { read_at = null, hint_at = null, newest = null } = rows[0] ?? {};
  return { lastRead: read_at, isHinted: newest !== null, hintAt: newest ?? hint_at };
}

/**
 * Takes the reading for this copy; false where another one reads, or has read since `lastRead`. The
 * database's clock decides.
 */
export async function claimReading(db: Db, lastRead: Date | null): Promise<boolean> {
  const until = sql<Date>`now() + make_interval(mins => ${sql.lit(claimMinutes)})`;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("settlement_reading")
    .values({ claimed_until: until })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ claimed_until: until })
        .where(
          sql<boolean>`coalesce(settlement_reading.claimed_until < now(), true)
            and date_trunc('milliseconds', settlement_reading.read_at) is not distinct from ${lastRead}::timestamptz`,
        ),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** A provider that refuses the question is asked again after this long. */
const refusedMinutes = 60;

/** Nobody reads for a while: the provider does not answer this shop's question. */
export async function putReadingOff(db: Db): Promise<void> {
  await db
    .updateTable("settlement_reading")
    .set({ claimed_until: sql`now() + make_interval(mins => ${sql.lit(refusedMinutes)})` })
    .execute();
}

/** Gives a claim back: after a whole reading with how far it came, after a broken one as it was. */
export async function endReading(db: Db, read?: { at: Date; hintAt: string | null }): Promise<void> {
  await db
    .updateTable("settlement_reading")
    .set({
      claimed_until: null,
      ...(read && {
        read_at: read.at,
        hint_at: sql<Date | null>`${read.hintAt}::timestamptz`,
        waiting_since: sql<Date>`least(${oldestWaiting}, ${read.at}::timestamptz - interval '1 day')`,
      }),
    })
    .execute();
}

/** When the first payment came that the shop knows of. */
export async function firstPaymentAt(db: Db): Promise<Date | null> {
  const { first } = await db
    .selectFrom("payments")
    .select(({ fn }) => fn.min<Date | null>("created_at").as("first"))
    .executeTakeFirstOrThrow();
  return first;
}

/** Writes a page of lines down, as they stand now; one that was read before is not counted twice. */
export async function keepSettledLines(db: Db, lines: readonly ProviderLine[]): Promise<void> {
  if (lines.length === 0) return;
  const byKey = new Map(lines.map((line) => [`${line.type} ${line.entityId}`, line]));
  const rows = [...byKey.values()].map((line) => ({
    type: line.type,
    entity_id: line.entityId,
    payment_id: line.paymentId,
    settlement_id: line.settlementId,
    amount_paise: line.amount,
    debit_paise: line.debit,
    credit_paise: line.credit,
    fee_paise: line.fee,
    tax_paise: line.tax,
    on_hold: line.isOnHold,
    settled_at: line.settledAt,
    created_at: line.createdAt,
    method: line.method,
    dispute_id: line.disputeId,
  }));
  await sql`
    insert into settlement_lines
    select * from jsonb_populate_recordset(null::settlement_lines, ${JSON.stringify(rows)}::jsonb)
    on conflict (type, entity_id) do update set
      (payment_id, settlement_id, amount_paise, debit_paise, credit_paise, fee_paise, tax_paise, on_hold, settled_at)
      = (excluded.payment_id, excluded.settlement_id, excluded.amount_paise, excluded.debit_paise,
         excluded.credit_paise, excluded.fee_paise, excluded.tax_paise, excluded.on_hold, excluded.settled_at)
    where (settlement_lines.settlement_id, settlement_lines.on_hold, settlement_lines.settled_at,
           settlement_lines.debit_paise, settlement_lines.credit_paise, settlement_lines.fee_paise)
      is distinct from (excluded.settlement_id, excluded.on_hold, excluded.settled_at,
           excluded.debit_paise, excluded.credit_paise, excluded.fee_paise)`.execute(db);
}

/** Settlements that lines name and that nobody has looked up, and those that the bank does not have yet. */
export async function settlementsToAsk(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct settlement_id as id from settlement_lines line
    where settlement_id is not null
      and not exists (select from settlements s where s.id = line.settlement_id)
    union select id from settlements where state <> 'processed'
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Writes a settlement down as it stands. */
export async function keepSettlement(db: Db, told: ProviderSettlement): Promise<void> {
  const row = {
    amount_paise: told.amount,
    fees_paise: told.fees,
    tax_paise: told.tax,
    utr: told.utr,
    state: told.state,
  };
  await db
    .insertInto("settlements")
    .values({ id: told.id, created_at: told.createdAt, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}
