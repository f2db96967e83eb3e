import type { Held } from "#accounts/permissions/permissions.ts";
import { isSale, type OrderGroup } from "#admin/sales.ts";
import { failureFacts } from "#platform/log.server.ts";
import type { Services } from "#platform/services.server.ts";
import { paise } from "#values/money/money.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { type DayOfSales, type ShopNumbers, wayOf } from "../numbers.ts";
import { type DaySpan, daysOf, monthsOf, numbersPeriod } from "../period.ts";
import { readParcels } from "./parcels.db.server.ts";
import { momentsOf, readBuyers, readOrderGroups, readSold } from "./sales.db.server.ts";
import { firstDays, readSources, readVisitDays } from "./visits.db.server.ts";

export type NumberServices = Pick<Services, "db" | "log" | "config" | "now">;

/**
 * The numbers of a period that somebody may see, each part read on its own: one that can't be read is null
 * and logged, the others stand.
 */
export async function readNumbers(
  { db, log, config, now }: NumberServices,
  asked: string | null,
  held: Held,
): Promise<ShopNumbers> {
  const today = indianDay(now());
  const period = numbersPeriod(asked, today);
  const orNull = orNullAndLogged(log);
  const first = (await orNull("first days", () => firstDays(db))) ?? { visits: null, orders: null };
  const [earliest = today] = [first.visits, first.orders].filter((day) => day !== null).sort();
  const hasBefore = (day: string | null) => day !== null && day <= period.before.from;
  const hidden = <T extends { revenue: unknown }>(row: T) => (held.money ? row : { ...row, revenue: null });
  return {
    period,
    months: monthsOf(earliest, today),
    isBehindCache: config.cdn.sharing !== undefined,
    days: await orNull("visits", () => readVisitDays(db, period)),
    ...(hasBefore(first.visits) && {
      daysBefore: await orNull("visits before", async () => wayOf(await readVisitDays(db, period.before))),
    }),
    sources: await orNull("sources", () => readSources(db, period)),
    ...(held.orders && {
      sales: await orNull("sales", async () => (await readSales(db, period)).map(hidden)),
      ...(hasBefore(first.orders) && {
        salesBefore: await orNull("sales before", async () =>
          hidden(whole(await readSales(db, period.before))),
        ),
      }),
      sold: await orNull("sold", async () => (await readSold(db, period)).map(hidden)),
      parcels: await orNull("parcels", async () => {
        const parcels = await readParcels(db, period);
        return held.money ? parcels : { ...parcels, refunds: null };
      }),
      buyers: await orNull("buyers", async () => {
        const { first, again } = await readBuyers(db, period);
        return { first: hidden(first), again: hidden(again) };
      }),
    }),
  };
}

export const orNullAndLogged =
  (log: Services["log"]) =>
  async <T>(part: string, read: () => Promise<T>): Promise<T | null> => {
    try {
      return await read();
    } catch (error) {
      log.error({ part, ...failureFacts(error) }, "a part of the numbers could not be read");
      return null;
    }
  };

type SalesDay = DayOfSales & { revenue: NonNullable<DayOfSales["revenue"]> };

/** Every day of a span with its orders and revenue (ADMIN-4), those without one too. */
export async function readSales(db: Services["db"], span: DaySpan): Promise<SalesDay[]> {
  const { since, before } = momentsOf(span);
  const groups = (await readOrderGroups(db, since, before)).filter(isSale);
  return daysOf(span).map((day) => ({ day, ...added(groups.filter((group) => group.day === day)) }));
}

const added = (groups: readonly Pick<OrderGroup, "orders" | "total">[]) => ({
  orders: groups.reduce((count, { orders }) => count + orders, 0),
  revenue: paise(groups.reduce((amount, { total }) => amount + total, 0)),
});

const whole = (days: readonly SalesDay[]) =>
  added(days.map(({ orders, revenue }) => ({ orders, total: revenue })));
