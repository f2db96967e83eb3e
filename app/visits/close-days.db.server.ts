import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { otherSources } from "./keep-visits.db.server.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** What a copy saw in a day's last moments is written within this time; then the day is closed. */
const lateMs = 10 * minuteMs;
/** Sources are stored by day for so long, so that any 30 days can be shown; then by month. */
const daysOfSources = 62;
/** So many of a month's sources are stored by name. */
const mostOfMonth = 200;

/** Adds up the days that are over, and throws away what distinguished their visitors. */
export async function closeDays(db: Db, now: Date): Promise<void> {
  const today = indianDay(new Date(now.getTime() - lateMs));
  const open = await db
    .selectFrom("visit_days")
    .select("day")
    .where("closed_at", "is", null)
    .where("day", "<", today)
    .orderBy("day")
    .execute();
  for (const { day } of open) await closeDay(db, day, now);
  await db.deleteFrom("visit_salts").where("day", "<", today).execute();
}

async function closeDay(db: Db, day: string, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const open = await trx
      .selectFrom("visit_days")
      .select("day")
      .where("day", "=", day)
      .where("closed_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!open) return;
    await sql`
      update visit_days set closed_at = ${now}, visits = came.visits, products = came.products,
        carts = came.carts, checkouts = came.checkouts, orders = came.orders
      from (select ${stepCounts} from visit_marks where day = ${day} and not is_staff) as came
      where visit_days.day = ${day}`.execute(trx);
    await sql`
      update visit_sources set visits = came.visits, orders = came.orders
      from (
        select source_id, count(*) as visits, count(*) filter (where reached = 5) as orders
        from visit_marks where day = ${day} and not is_staff and source_id is not null group by source_id
      ) as came
      where visit_sources.id = came.source_id`.execute(trx);
    await trx.deleteFrom("visit_marks").where("day", "=", day).execute();
    await trx.deleteFrom("visit_salts").where("day", "=", day).execute();
    await trx.deleteFrom("visit_sources").where("day", "=", day).where("visits", "=", 0).execute();
  });
}

/** How many marks came at least so far. */
export const stepCounts = sql`count(*)::int as visits, (count(*) filter (where reached >= 2))::int as products,
  (count(*) filter (where reached >= 3))::int as carts, (count(*) filter (where reached >= 4))::int as checkouts,
  (count(*) filter (where reached >= 5))::int as orders`;

/** Adds up the sources of months that are long over, the smallest of a month in one line. */
export async function foldSources(db: Db, now: Date): Promise<void> {
  const until = `${indianDay(new Date(now.getTime() - daysOfSources * dayMs)).slice(0, 8)}01`;
  await inTransaction(db, async (trx) => {
    // Of several copies one moves a row: the others find it gone.
    const { rows } = await sql<{ month: string }>`
      with gone as (delete from visit_sources where day < ${until} returning *)
      insert into visit_source_months as known (month, source, medium, campaign, host, visits, orders)
      select date_trunc('month', day)::date, source, medium, campaign, host, sum(visits), sum(orders)
      from gone group by 1, 2, 3, 4, 5
      on conflict (month, source, medium, campaign, host)
        do update set visits = known.visits + excluded.visits, orders = known.orders + excluded.orders
      returning month`.execute(trx);
    for (const month of new Set(rows.map((row) => row.month))) await shortenMonth(trx, month);
  });
}

async function shortenMonth(db: Db, month: string): Promise<void> {
  await sql`
    with small as (
      delete from visit_source_months where month = ${month} and (source, medium, campaign, host) in (
        select source, medium, campaign, host from visit_source_months
        where month = ${month} and source <> ${otherSources.source}
        order by visits desc, source, medium, campaign, host offset ${mostOfMonth}
      ) returning visits, orders
    )
    insert into visit_source_months as known (month, source, medium, campaign, host, visits, orders)
    select ${month}::date, ${otherSources.source}::text, '', '', '', sum(visits), sum(orders) from small having count(*) > 0
    on conflict (month, source, medium, campaign, host)
      do update set visits = known.visits + excluded.visits, orders = known.orders + excluded.orders`.execute(
    db,
  );
}
