import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { stepCounts } from "#visits/close-days.db.server.ts";
import type { DayOfVisits, SourceCounts } from "../numbers.ts";
import type { DaySpan } from "../period.ts";

/** The days on which anybody came; those that are not closed yet are counted from their marks. */
export async function readVisitDays(db: Db, { from, until }: DaySpan): Promise<DayOfVisits[]> {
  const { rows } = await sql<DayOfVisits>`
    select day, visits, products, carts, checkouts, orders, bot_pages::float8 as "botPages"
    from visit_days where day between ${from} and ${until} and closed_at is not null
    union all
    select day, came.*, bot_pages::float8
    from visit_days cross join lateral (
      select ${stepCounts} from visit_marks where visit_marks.day = visit_days.day and not is_staff) as came
    where day between ${from} and ${until} and closed_at is null
    order by day`.execute(db);
  return rows;
}

/**
 * Where the visits of a time came from, most first. Old months are stored as a whole: those that begin within
 * the time count.
 */
export async function readSources(db: Db, { from, until }: DaySpan): Promise<SourceCounts[]> {
  const { rows } = await sql<SourceCounts>`
    select source, medium, campaign, host, sum(visits)::int as visits, sum(orders)::int as orders
    from (
      select source, medium, campaign, host, visits, orders
      from visit_sources where day between ${from} and ${until}
      union all
      select source, medium, campaign, host, visits, orders
      from visit_source_months where month between ${from} and ${until}
      union all
      select source, medium, campaign, host, 1, (reached = 5)::int
      from visit_marks join visit_sources on visit_sources.id = visit_marks.source_id
      where visit_marks.day between ${from} and ${until} and not is_staff
    ) as came
    group by source, medium, campaign, host having sum(visits) > 0
    order by visits desc, source, host, medium, campaign`.execute(db);
  return rows;
}

/** The first days of which there is a number: of visits, and of orders. */
export async function firstDays(db: Db): Promise<{ visits: string | null; orders: string | null }> {
  const { rows } = await sql<{ visits: string | null; orders: string | null }>`
    select (select min(day) from visit_days) as visits,
      (select (min(created_at) at time zone 'UTC' + interval '330 minutes')::date from orders) as orders`.execute(
    db,
  );
  return rows[0] ?? { visits: null, orders: null };
}
