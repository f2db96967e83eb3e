import type { Held } from "#accounts/staff/permissions.ts";
import { monthOfSales } from "#orders/sales.ts";
import { failureFacts } from "#platform/log.server.ts";
import type { Services } from "#platform/services.server.ts";
import { indianDay, startOfIndianDay } from "#values/time/indian-day.ts";
import { readActivity } from "./activity.db.server.ts";
import { readAttention, readOrderGroups, readStats } from "./overview.db.server.ts";
import type { Overview } from "./overview.ts";

/**
 * The overview's parts that somebody may see, each read on its own: one that can't be read is null and
 * logged, the others stand.
 */
export async function readOverview(
  { db, log, config, writes }: Pick<Services, "db" | "log" | "config" | "writes">,
  now: Date,
  held: Held,
): Promise<Overview> {
  const orNull = async <T>(part: string, read: () => Promise<T>): Promise<T | null> => {
    try {
      return await read();
    } catch (error) {
      log.error({ part, ...failureFacts(error) }, "a part of the overview could not be read");
      return null;
    }
  };
  const { orders, money, messages } = held;
  return {
    ...(orders && { stats: await orNull("stats", () => readStats(db, now)) }),
    ...(money && { sales: await orNull("sales", () => readSales(db, indianDay(now))) }),
    ...(orders && {
      attention: await orNull("attention", () => readAttention(db, config, now, writes.outages(now))),
    }),
    ...(messages && { activity: await orNull("activity", () => readActivity(db)) }),
  };
}

async function readSales(db: Services["db"], today: string) {
  const firstDay = startOfIndianDay(`${today.slice(0, 8)}01`);
  return monthOfSales(await readOrderGroups(db, firstDay), today);
}
