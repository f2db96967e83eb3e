import type { OrderServices } from "#orders/order-services.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { bookSales } from "../books/book-sales.server.ts";
import { type ArrivedSale, countHave, keepSale, lockSeries } from "../books/stall-sales.db.server.ts";
import { noteHeard, numbersOfDevice } from "../devices/stall-devices.db.server.ts";
import { parseNamedSale, parseStallSale, type SyncBody } from "../sale/sale.form.ts";
import { type AnsweredSale, answeredStalls, statesOfSales } from "./sync-answer.db.server.ts";

type Shop = OrderServices & Pick<Services, "log">;

export interface SyncedDevice {
  /** Up to which number the shop has all, in each year. */
  have: Record<string, number>;
  sales: AnsweredSale[];
  stalls: { id: string; isClosed: boolean }[];
}

/**
 * Keeps what a device sends, all in one transaction, and books what can be booked, each sale in its own. Sent
 * again, it is answered the same and changes nothing (STALL-6).
 */
export async function syncDevice(shop: Shop, deviceId: string, body: SyncBody): Promise<SyncedDevice> {
  const now = shop.now();
  const arrived = body.sales.flatMap((sent) => arrivedSale(sent, now) ?? []);
  await inTransaction(shop.db, async (trx) => {
    await noteHeard(trx, { id: deviceId, at: now, waiting: body.waiting });
    await lockSeries(trx, deviceId, lastOf(body, arrived));
    for (const sale of arrived) await keepSale(trx, deviceId, sale, now);
    for (const year of new Set(arrived.map(({ year }) => year))) await countHave(trx, { deviceId, year });
  });
  await bookSales(shop, deviceId);
  const series = await numbersOfDevice(shop.db, deviceId);
  return {
    have: Object.fromEntries(series.map(({ year, have }) => [year, have])),
    sales: await statesOfSales(
      shop.db,
      deviceId,
      arrived.map(({ id }) => id),
    ),
    stalls: await answeredStalls(shop.db, now),
  };
}

/** A sale as it is kept; undefined of what has not even a number. */
function arrivedSale(sent: unknown, now: Date): ArrivedSale | undefined {
  const sale = parseStallSale(sent);
  if (sale) {
    const { id, year, counter, isVoid } = sale;
    return { id, year, counter, isVoid, body: sale, at: new Date(sale.at), trouble: null };
  }
  const named = parseNamedSale(sent);
  return named && { ...named, isVoid: false, body: { sent: inShort(sent) }, at: now, trouble: "illegible" };
}

/** What can't be read is kept as the beginning of its text, however deep it is. */
function inShort(sent: unknown): string {
  try {
    return JSON.stringify(sent).slice(0, 4000);
  } catch {
    return "";
  }
}

const lastOf = ({ last }: SyncBody, arrived: readonly ArrivedSale[]): Map<string, number> =>
  new Map([...arrived.map(({ year }): [string, number] => [year, 0]), ...Object.entries(last)]);
