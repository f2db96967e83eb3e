import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { findStallList } from "../books/stall-lists.db.server.ts";
import { unbookedSales } from "../books/waiting-sales.db.server.ts";
import { parseStallSale } from "../sale/sale.form.ts";
import type { SaleTrouble } from "../sale/sale-trouble.ts";
import { isSameGood } from "../sale/stall-list.ts";
import { type StallSale, saleNumber } from "../sale/stall-sale.ts";

export interface ListedDevice {
  id: string;
  version: number;
  letter: string;
  name: string;
  seenAt: Date | null;
  revokedAt: Date | null;
  waiting: number;
  /** Sales that are here, and could not be booked for an hour. */
  unbooked: number;
  /** The numbers of each year that the shop knows of. */
  years: readonly { year: string; last: number }[];
}

/** A number that has not come, while later ones may be here. */
export interface MissingNumber {
  deviceId: string;
  device: string;
  letter: string;
  year: string;
  counter: number;
}

export interface TroubledSale {
  deviceId: string;
  id: string;
  number: string;
  device: string;
  trouble: SaleTrouble;
  at: Date;
  sale: StallSale | null;
  /** Of its lines, as its list has them; an id where it has none. */
  names: readonly string[];
}

export async function readDevices(db: Db, now: Date): Promise<ListedDevice[]> {
  const { rows } = await sql<ListedDevice>`
    select id, version, letter, name, seen_at as "seenAt", revoked_at as "revokedAt", waiting,
      coalesce((select sum(${unbookedSales(now)}) from stall_series series
        where device_id = stall_devices.id and done < have), 0)::int as unbooked,
      coalesce((select jsonb_agg(jsonb_build_object('year', year, 'last', last) order by year)
        from stall_series where device_id = stall_devices.id and last > 0), '[]') as years
    from stall_devices order by revoked_at is not null, length(letter), letter`.execute(db);
  return rows;
}

/** The first missing number of each series whose later ones the device says to have given. */
export async function readMissing(db: Db): Promise<MissingNumber[]> {
  const { rows } = await sql<MissingNumber>`
    select device_id as "deviceId", name as device, letter, year, have + 1 as counter
    from stall_series join stall_devices on stall_devices.id = device_id
    where have < last and exists (select from stall_sales waiting where waiting.device_id = stall_series.device_id
      and waiting.year = stall_series.year and waiting.counter > have and holds_number)
    order by letter, year`.execute(db);
  return rows;
}

interface TroubleRow {
  deviceId: string;
  id: string;
  year: string;
  counter: number;
  letter: string;
  device: string;
  trouble: SaleTrouble;
  at: Date;
  body: unknown;
}

/** What is in trouble and nobody has looked at, the oldest first. */
export async function readTrouble(db: Db): Promise<TroubledSale[]> {
  const { rows } = await sql<TroubleRow>`
    select device_id as "deviceId", stall_sales.id, year, counter, letter, name as device, trouble, at, body
    from stall_sales join stall_devices on stall_devices.id = device_id
    where state = 'trouble' and looked_at is null order by received_at, stall_sales.id limit 50`.execute(db);
  const shown: TroubledSale[] = [];
  for (const { year, counter, letter, body, ...row } of rows) {
    const sale = parseStallSale(body) ?? null;
    const names = sale ? await namesOf(db, sale) : [];
    shown.push({ ...row, number: saleNumber(letter, year, counter), sale, names });
  }
  return shown;
}

async function namesOf(db: Db, { listId, lines }: StallSale): Promise<string[]> {
  const list = await findStallList(db, listId);
  return lines.map((line) => list?.goods.find((good) => isSameGood(good, line))?.name.en ?? line.productId);
}
