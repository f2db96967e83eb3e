import type { Actor } from "#accounts/actor.ts";
import { monthOfSales } from "#admin/sales.ts";
import { failureFacts } from "#platform/log.server.ts";
import type { Services } from "#platform/services.server.ts";
import { indianDay, startOfIndianDay } from "#values/time/indian-day.ts";
import { areStepsShown } from "../first-steps/read-standing.server.ts";
import { readFirstSteps } from "../first-steps/steps-view.server.ts";
import { numbersPeriod } from "../numbers/period.ts";
import { readOrderGroups } from "../numbers/reading/sales.db.server.ts";
import { readVisitDays } from "../numbers/reading/visits.db.server.ts";
import { readActivity } from "./activity.db.server.ts";
import { readAttention, readStats } from "./overview.db.server.ts";
import {
  type Attention,
  attentionNeeds,
  nothingWaits,
  type Overview,
  type Stats,
  seenBy,
  statNeeds,
} from "./overview.ts";

/**
 * The overview's parts that somebody may see, each read on its own: one that can't be read is null and
 * logged, the others stand.
 */
export async function readOverview(
  shop: Pick<Services, "db" | "log" | "config" | "writes" | "secret">,
  now: Date,
  { permissions: held, email }: Pick<Actor, "permissions" | "email">,
): Promise<Overview> {
  const { db, log, config, writes } = shop;
  const orNull = orNullAndLogged(log);
  const { orders, money, messages, stories, products, settings } = held;
  const stats = async () => seenBy(held, await readStats(db, now), { nothing: noStats, needs: statNeeds });
  const attention = async () =>
    seenBy(held, await readAttention(db, config, now, writes.outages(now)), {
      nothing: nothingWaits,
      needs: attentionNeeds,
    });
  const firstSteps = async () => ((await areStepsShown(shop)) ? readFirstSteps(shop, email) : undefined);
  const first = settings ? await orNull("first steps", firstSteps) : undefined;
  return {
    ...(first !== undefined && { firstSteps: first }),
    ...((orders || products || messages || stories) && {
      stats: await orNull("stats", stats),
    }),
    ...(money && { sales: await orNull("sales", () => readSales(db, indianDay(now))) }),
    ...((orders || products || messages) && { attention: await orNull("attention", attention) }),
    ...(!(orders || products || messages) && settings && withAlerts(await orNull("attention", attention))),
    ...((orders || messages || stories) && {
      activity: await orNull("activity", () => readActivity(db, held)),
    }),
  };
}

/** A part, or null and a line in the log where it can't be read. */
const orNullAndLogged =
  (log: Services["log"]) =>
  async <T>(part: string, read: () => Promise<T>): Promise<T | null> => {
    try {
      return await read();
    } catch (error) {
      log.error({ part, ...failureFacts(error) }, "a part of the overview could not be read");
      return null;
    }
  };

/** Who came in the last thirty days: everybody who works here may know it. */
export const readRecentVisits = ({ db, log }: Pick<Services, "db" | "log">, now: Date) =>
  orNullAndLogged(log)("visits", () => readVisitDays(db, numbersPeriod("30", indianDay(now))));

/** Whom alerts alone would be told has no such part on a day without any. */
const withAlerts = (attention: Attention | null): Pick<Overview, "attention"> =>
  attention?.alerts.length === 0 ? {} : { attention };

const noStats: Stats = { products: 0, orders: 0, pendingComments: 0, newQuotes: 0 };

async function readSales(db: Services["db"], today: string) {
  const firstDay = startOfIndianDay(`${today.slice(0, 8)}01`);
  return monthOfSales(await readOrderGroups(db, firstDay), today);
}
