import { sql } from "kysely";

const hour = 60 * 60_000;

/**
 * How many sales of a series could have been booked for an hour, and were not: something that nobody foresaw
 * keeps the first of them. `series` is the statement's row of the table.
 */
export const unbookedSales = (now: Date) => sql<number>`(
  select count(*)::int from stall_sales unbooked where unbooked.device_id = series.device_id
    and unbooked.year = series.year and unbooked.counter > series.done and unbooked.counter <= series.have
    and unbooked.holds_number and unbooked.state = 'kept'
    and unbooked.received_at <= ${new Date(now.getTime() - hour)})`;

/**
 * Within a statement: how many series wait for a number, and how many sales were not booked, since they are
 * in trouble and nobody looked at them, or for a reason that nobody foresaw.
 */
export const waitingStallSales = (now: Date) => ({
  stallGaps: sql<number>`(select count(*)::int from stall_series series where have < last and exists (
    select from stall_sales later where later.device_id = series.device_id and later.year = series.year
      and later.counter > series.have and later.holds_number))`,
  stallTrouble: sql<number>`(
    (select count(*)::int from stall_sales where state = 'trouble' and looked_at is null)
    + (select coalesce(sum(${unbookedSales(now)}), 0)::int from stall_series series where done < have))`,
});
