import { type Selectable, sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { NamedSale } from "../sale/sale.form.ts";
import type { SaleTrouble } from "../sale/sale-trouble.ts";

export type StallSaleRow = Selectable<Tables["stall_sales"]>;

/** One device's numbers of one financial year. */
export interface SaleSeries {
  deviceId: string;
  year: string;
}

/** What there is to keep of a sale as it arrives. */
export interface ArrivedSale extends NamedSale {
  /** As it was sent. */
  body: unknown;
  at: Date;
  isVoid: boolean;
  trouble: SaleTrouble | null;
}

/**
 * Locks a device's series, in the order of their years; those that are new begin. `last`: the highest number
 * that the device says it has given.
 */
export async function lockSeries(
  trx: Trx,
  deviceId: string,
  last: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [year, number] of [...last].toSorted(([one], [other]) => one.localeCompare(other)))
    await sql`
      insert into stall_series (device_id, year, last) values (${deviceId}, ${year}, ${number})
      on conflict (device_id, year) do update set last = greatest(stall_series.last, excluded.last)`.execute(
      trx,
    );
}

/**
 * Keeps a sale of a locked series, once however often it comes. Another one under its number, or with its id,
 * is kept beside it as trouble.
 */
export async function keepSale(trx: Trx, deviceId: string, sale: ArrivedSale, now: Date): Promise<void> {
  const { id, year, counter, at, isVoid, trouble } = sale;
  const body = JSON.stringify(sale.body);
  const values = sql`${deviceId}, ${year}, ${counter}, ${body}::text::jsonb, ${at}, ${now}`;
  await sql`
    with arrived as (
      select ${body}::text::jsonb as body,
        (select same.body from stall_sales same where same.device_id = ${deviceId} and same.id = ${id}) as same,
        exists (select from stall_sales other where other.device_id = ${deviceId} and other.year = ${year}
          and other.counter = ${counter} and other.holds_number and other.id <> ${id}) as is_taken
    ), judged as (
      select *, is_taken or same is not null as is_second,
        case when same is null then ${id}::text else ${id}::text || '-' || left(md5(body::text), 8) end as kept_as
      from arrived where same is distinct from body
    )
    insert into stall_sales (device_id, year, counter, body, at, received_at, id, holds_number, is_void, state, trouble)
    select ${values}, kept_as, not is_second, not is_second and ${isVoid},
      case when is_second or ${trouble}::text is not null then 'trouble' else 'kept' end,
      case when is_second then 'doubled' else ${trouble}::text end
    from judged
    on conflict (device_id, id) do nothing`.execute(trx);
}

/** Counts up to which number all of a locked series are here. */
export const countHave = (trx: Trx, { deviceId, year }: SaleSeries) =>
  sql`
    update stall_series series set have = coalesce((
      select max(counter) from (
        select counter, counter - row_number() over (order by counter) as island from stall_sales
        where device_id = series.device_id and year = series.year and holds_number and counter > series.have
      ) as later where island = series.have), have),
      last = greatest(last, (select max(counter) from stall_sales
        where device_id = series.device_id and year = series.year and holds_number))
    where device_id = ${deviceId} and year = ${year}`.execute(trx);

/** The series of a device, or of all, of which something can be booked. */
export async function bookableSeries(db: Db, deviceId?: string): Promise<SaleSeries[]> {
  return db
    .selectFrom("stall_series")
    .select(["device_id as deviceId", "year"])
    .whereRef("done", "<", "have")
    .$if(deviceId !== undefined, (query) => query.where("device_id", "=", deviceId ?? ""))
    .orderBy("device_id")
    .orderBy("year")
    .execute();
}

export interface NextSale {
  sale: StallSaleRow;
  letter: string;
}

/** Locks a series, and what is next of it to be booked; undefined where nothing is. */
export async function lockNextSale(trx: Trx, { deviceId, year }: SaleSeries): Promise<NextSale | undefined> {
  const series = await trx
    .selectFrom("stall_series")
    .select(["done", "have"])
    .where("device_id", "=", deviceId)
    .where("year", "=", year)
    .forUpdate()
    .executeTakeFirst();
  if (!series || series.done >= series.have) return undefined;
  const row = await trx
    .selectFrom("stall_sales")
    .innerJoin("stall_devices", "stall_devices.id", "device_id")
    .selectAll("stall_sales")
    .select("letter")
    .where("device_id", "=", deviceId)
    .where("year", "=", year)
    .where("counter", "=", series.done + 1)
    .where("holds_number", "=", true)
    .executeTakeFirstOrThrow();
  const { letter, ...sale } = row;
  return { sale, letter };
}

/** Notes what came of the next sale of a locked series; the one after it is next. */
export async function noteOutcome(
  trx: Trx,
  { device_id, id, year }: Pick<StallSaleRow, "device_id" | "id" | "year">,
  outcome: Partial<Pick<StallSaleRow, "state" | "trouble" | "order_id" | "stall_id" | "gstin">>,
): Promise<void> {
  await trx
    .updateTable("stall_sales")
    .set(outcome)
    .where("device_id", "=", device_id)
    .where("id", "=", id)
    .execute();
  await trx
    .updateTable("stall_series")
    .set({ done: sql`done + 1` })
    .where("device_id", "=", device_id)
    .where("year", "=", year)
    .execute();
}

interface LostNumber extends SaleSeries {
  counter: number;
  reason: string;
  at: Date;
}

/** Keeps the first missing number of a series as void; false where it is not the one that is missing. */
export async function insertLostNumber(
  trx: Trx,
  { deviceId, year, counter, reason, at }: LostNumber,
): Promise<boolean> {
  const series = await trx
    .selectFrom("stall_series")
    .select(["have", "last"])
    .where("device_id", "=", deviceId)
    .where("year", "=", year)
    .forUpdate()
    .executeTakeFirst();
  if (!series || counter !== series.have + 1 || counter > series.last) return false;
  await trx
    .insertInto("stall_sales")
    .values({
      device_id: deviceId,
      id: `lost-${year}-${counter}`,
      year,
      counter,
      holds_number: true,
      body: JSON.stringify({}),
      at,
      state: "booked",
      is_void: true,
      void_reason: reason,
      received_at: at,
    })
    .execute();
  return true;
}

/** Notes that a sale in trouble was looked at; its number, and undefined where it was looked at before. */
export const noteLookedAt = (
  trx: Trx,
  { deviceId, id, note, by, at }: { deviceId: string; id: string; note: string; by: string; at: Date },
) =>
  trx
    .updateTable("stall_sales")
    .set({ looked_at: at, looked_by: by, looked_note: note })
    .where("device_id", "=", deviceId)
    .where("id", "=", id)
    .where("state", "=", "trouble")
    .where("looked_at", "is", null)
    .returning(["year", "counter"])
    .executeTakeFirst();
