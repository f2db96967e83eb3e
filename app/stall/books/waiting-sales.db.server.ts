import { sql } from "kysely";

/** Within a statement: how many series wait for a number, and how many sales in trouble nobody looked at. */
export const waitingStallSales = {
  stallGaps: sql<number>`(select count(*)::int from stall_series series where have < last and exists (
    select from stall_sales later where later.device_id = series.device_id and later.year = series.year
      and later.counter > series.have and later.holds_number))`,
  stallTrouble: sql<number>`(
    select count(*)::int from stall_sales where state = 'trouble' and looked_at is null)`,
};
