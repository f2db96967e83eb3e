import type { Actor } from "#accounts/actor.ts";
import type { Held } from "#accounts/permissions/permissions.ts";
import { readTurnover } from "#books/reading/turnover.db.server.ts";
import { readLowStock } from "#orders/stock/low-stock.db.server.ts";
import type { Services } from "#platform/services.server.ts";
import { shopInEnglish } from "#platform/settings/public-settings.server.ts";
import { closedDaysOf } from "#values/time/closed-days.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { readAlerts } from "../alerts/read-alerts.server.ts";
import { areStepsShown } from "../first-steps/read-standing.server.ts";
import { readFirstSteps } from "../first-steps/steps-view.server.ts";
import { numbersPeriod } from "../numbers/period.ts";
import { orNullAndLogged, readSales } from "../numbers/reading/read-numbers.server.ts";
import { readSold } from "../numbers/reading/sales.db.server.ts";
import { readVisitDays } from "../numbers/reading/visits.db.server.ts";
import { readActivity } from "./activity.db.server.ts";
import { readStats } from "./overview.db.server.ts";
import type { Attention, Overview } from "./overview.ts";
import { readMoneyComing } from "./progress/money-coming.db.server.ts";
import type { ShopProgress } from "./progress/progress-part.tsx";
import { soFar, spansAt } from "./progress/so-far.ts";
import { countTasks } from "./tasks/count-tasks.db.server.ts";
import { tasksOf } from "./tasks/tasks.ts";

type OverviewServices = Pick<Services, "db" | "log" | "config" | "writes" | "secret">;

/**
 * The overview's parts that somebody may see, each read on its own: one that can't be read is null and
 * logged, the others stand.
 */
export async function readOverview(
  shop: OverviewServices,
  now: Date,
  { permissions: held, id, email, phone }: Pick<Actor, "permissions" | "id" | "email" | "phone">,
): Promise<Overview> {
  const { db, log, config } = shop;
  const { orders, money, messages, stories, products, settings } = held;
  const orNull = orNullAndLogged(log);
  const firstSteps = async () =>
    (await areStepsShown(shop)) ? readFirstSteps(shop, { id, email, phone }) : undefined;
  const first = settings ? await orNull("first steps", firstSteps) : undefined;
  const attention = await orNull("what waits", () => readAttention(shop, now, held));
  const hasFigures = orders || products || messages || stories;
  const hasAlerts = settings && attention?.alerts.length !== 0;
  return {
    ...(first !== undefined && { firstSteps: first }),
    ...((tasksOf(held).length > 0 || hasAlerts) && { attention }),
    ...(orders && { progress: await orNull("progress", () => readProgress(db, indianDay(now), held)) }),
    ...(products && {
      low: await orNull("stock", () => readLowStock(db, config.shop.stockMails.lowAt, now)),
    }),
    ...(money && { coming: await orNull("money", () => readMoneyComing(db)) }),
    ...(hasFigures && {
      stats: attention && (await orNull("stats", () => readStats(db, now, held, attention.counts))),
    }),
    ...((orders || messages || stories) && {
      activity: await orNull("activity", () => readActivity(db, held)),
    }),
  };
}

async function readAttention(
  { db, config, writes }: OverviewServices,
  now: Date,
  held: Held,
): Promise<Attention> {
  const turnover = held.money ? await readTurnover(db, shopInEnglish(config), now) : null;
  return {
    ...(turnover && turnover.level !== "below" && { turnover }),
    alerts: held.settings ? await readAlerts(db, config, now, writes.outages(now)) : [],
    counts: await countTasks(db, now, tasksOf(held), closedDaysOf(config.shop)),
  };
}

const mostSold = 5;

/** Without money for who may not see it. */
async function readProgress(db: Services["db"], today: string, { money }: Held): Promise<ShopProgress> {
  const shown = <Row extends { revenue: unknown }>(row: Row) => (money ? row : { ...row, revenue: null });
  const days = await readSales(db, { from: spansAt("month", today).before.from, until: today });
  const sales = days.map(shown);
  const sold = await readSold(db, numbersPeriod("30", today));
  return {
    week: soFar("week", sales, today),
    month: soFar("month", sales, today),
    sold: sold
      .filter(({ variant }) => variant === "")
      .slice(0, mostSold)
      .map(shown),
  };
}

/** Visits of the last thirty days, which everybody on the staff may see. */
export const readRecentVisits = ({ db, log }: Pick<Services, "db" | "log">, now: Date) =>
  orNullAndLogged(log)("visits", () => readVisitDays(db, numbersPeriod("30", indianDay(now))));
