import { sql } from "kysely";
import * as z from "zod";
import type { Db, Trx } from "#platform/database/db.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { type RemittanceColumns, remittanceFields } from "./remittance-columns.ts";
import type { JudgedLine, RemittedLine, RemittedState } from "./remitted-line.ts";

/** A courier by its name, however it is written. */
export const carrierKey = (carrier: string): string => carrier.toLowerCase();

/** Nobody else imports of this courier until the transaction ends. */
export const lockCarrier = (trx: Trx, carrier: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`remittances ${carrierKey(carrier)}`}, 0))`.execute(
    trx,
  );

const kept = z.partialRecord(z.enum(remittanceFields), z.string());

/** The columns of a courier's file, as they were chosen once; none where they were not. */
export async function columnsOfCarrier(db: Db, carrier: string): Promise<RemittanceColumns | undefined> {
  const row = await db
    .selectFrom("remittance_columns")
    .select("columns")
    .where("carrier", "=", carrierKey(carrier))
    .executeTakeFirst();
  return row && kept.catch({}).parse(row.columns);
}

export async function keepCarrierColumns(trx: Trx, name: string, columns: RemittanceColumns): Promise<void> {
  const row = { name, columns: JSON.stringify(columns) };
  await trx
    .insertInto("remittance_columns")
    .values({ carrier: carrierKey(name), ...row })
    .onConflict((conflict) => conflict.column("carrier").doUpdateSet(row))
    .execute();
}

/** Couriers whose files were read, and those that took parcels. */
export async function knownCarriers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from remittance_columns
    union select courier from (select distinct courier from shipments where courier is not null limit 50) as took
    order by name limit 50`.execute(db);
  const byKey = new Map(rows.map(({ name }) => [carrierKey(name), name]));
  return [...byKey.values()];
}

/** A parcel of the shop's that a number leads to. */
export interface RemittedParcel {
  orderId: string;
  expected: Paise;
}

/**
 * Of an order `o`: what none of its parcels says that it brings. One that the form of its status made says
 * nothing.
 */
const cashLeft = sql`(case o.payment_method when 'cod' then greatest(0, o.total_amount - coalesce((
  select sum(said.cash_to_collect) from shipments said
  where said.order_id = o.id and said.direction = 'out' and said.state <> 'cancelled'), 0)) else 0 end)`;

/**
 * The parcels of these numbers; of several with one number the one that brings cash. Orders that were loaded
 * have their parcel's number, and no parcel.
 */
export async function parcelsOfNumbers(
  db: Db,
  awbs: readonly string[],
): Promise<Map<string, RemittedParcel>> {
  const written = [...awbs, ...awbs.map((awb) => awb.toLowerCase())];
  const { rows } = await sql<{ awb: string; order_id: string; expected: string }>`
    select awb, order_id, (cash * 100)::bigint::text as expected from (
      select upper(awb) as awb, order_id, false as loaded, s.id,
        case when cash_to_collect = 0 and weight_grams is null then ${cashLeft} else cash_to_collect end as cash
      from shipments s join orders o on o.id = order_id
      where direction = 'out' and awb = any(${written}::text[])
      union all select upper(o.tracking_number), o.id, true, o.id, ${cashLeft}
      from orders o where o.tracking_number = any(${written}::text[])) as found
    order by loaded desc, cash, id`.execute(db);
  return new Map(
    rows.map((row) => [row.awb, { orderId: row.order_id, expected: paise(Number(row.expected)) }]),
  );
}

/** A line that was imported before. */
export interface KeptLine {
  remittanceId: string;
  state: RemittedState;
  utr: string;
  on: string;
}

export const lineKey = ({ awb, kind }: Pick<RemittedLine, "awb" | "kind">): string => `${awb} ${kind}`;

/** What was imported of these parcels, by parcel and kind: one line counts, or waits to be known. */
export async function keptLinesOf(
  db: Db,
  carrier: string,
  awbs: readonly string[],
): Promise<Map<string, KeptLine[]>> {
  const { rows } = await sql<KeptLine & { awb: string; kind: RemittedLine["kind"] }>`
    select line.awb, line.kind, line.state, r.id as "remittanceId", r.utr, to_char(r.on_date, 'YYYY-MM-DD') as "on"
    from (select distinct unnest(${awbs}::text[]) as awb) as wanted
      join remittance_lines line on line.awb = wanted.awb join remittances r on r.id = line.remittance_id
    where line.carrier = ${carrierKey(carrier)}`.execute(db);
  const byKey = new Map<string, KeptLine[]>();
  for (const row of rows) byKey.set(lineKey(row), [...(byKey.get(lineKey(row)) ?? []), row]);
  return byKey;
}

/** The remittance of a reference, or of a day where there is none; made where it is new. */
export async function remittanceOf(
  trx: Trx,
  { carrier, utr, on }: { carrier: string; utr: string; on: string },
): Promise<string> {
  const which = utr === "" ? sql`utr = '' and on_date = ${on}::date` : sql`utr = ${utr}`;
  const { rows } = await sql<{ id: string }>`
    select id from remittances where lower(carrier) = ${carrierKey(carrier)} and ${which}`.execute(trx);
  if (rows[0]) return rows[0].id;
  const made = await trx
    .insertInto("remittances")
    .values({ carrier, utr, on_date: on })
    .returning("id")
    .executeTakeFirstOrThrow();
  return made.id;
}

export interface NewRemittedLine
  extends Pick<JudgedLine, "awb" | "kind" | "collected" | "charges" | "state" | "expected" | "orderId"> {
  remittanceId: string;
}

/** Writes lines down; one that was unknown is known from now on, and any other stays as it was. */
export async function keepRemittedLines(
  trx: Trx,
  carrier: string,
  lines: readonly NewRemittedLine[],
): Promise<void> {
  const rows = lines.map((line) => ({
    remittance_id: line.remittanceId,
    carrier: carrierKey(carrier),
    awb: line.awb,
    kind: line.kind,
    collected_paise: line.collected,
    charges_paise: line.charges,
    expected_paise: line.expected ?? null,
    state: line.state,
    order_id: line.orderId ?? null,
  }));
  await sql`
    insert into remittance_lines
    select * from jsonb_populate_recordset(null::remittance_lines, ${JSON.stringify(rows)}::jsonb)
    on conflict (remittance_id, awb, kind) do update set
      (expected_paise, state, order_id) = (excluded.expected_paise, excluded.state, excluded.order_id)
    where remittance_lines.state = 'unknown'`.execute(trx);
}

/** What each of these remittances brought, less its charges. */
export async function addUpRemittances(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`
    update remittances set amount_paise = coalesce((
      select sum(collected_paise - charges_paise) from remittance_lines line
      where line.remittance_id = remittances.id and line.state in ('matched', 'short', 'over')), 0)
    where id = any(${ids}::text[])`.execute(trx);
}

/** Of these orders those whose cash has come whole, and is not noted yet. */
export async function wholeCashOf(trx: Trx, orderIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where id = any(${orderIds}::text[]) and payment_method = 'cod' and payment_state = 'cod_due' and total_amount * 100 <= (
      select sum(collected_paise) from remittance_lines line
      where line.order_id = orders.id and line.state in ('matched', 'short', 'over'))
    order by id`.execute(trx);
  return rows.map(({ id }) => id);
}
