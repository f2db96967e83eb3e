import { type SqlBool, sql } from "kysely";
import { type OrderTab, orderTabs } from "#orders/links/list-query.ts";
import type { Db } from "#platform/database/db.ts";
import { grouped } from "#values/text/grouped.ts";
import { isOnTab } from "./order-conditions.db.server.ts";

/** Beyond that many is not counted. */
const mostOnTab = 1000;

export type TabCounts = Readonly<Record<OrderTab, number | string>>;

/** How many orders wait on each tab, in one statement that reads no more than it says. */
export async function countTabs(db: Db): Promise<TabCounts> {
  const counts = orderTabs.map((tab) => {
    const where = tab === "all" ? sql<SqlBool>`true` : isOnTab[tab];
    return sql`(select count(*)::int from (select from orders where ${where} limit ${mostOnTab + 1}) as seen)`;
  });
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(db);
  const said = (at: number): number | string => {
    const count = rows[0]?.counts[at] ?? 0;
    return count > mostOnTab ? `${grouped(mostOnTab)}+` : count;
  };
  return {
    all: said(0),
    "to-confirm": said(1),
    "to-pack": said(2),
    "to-send": said(3),
    "on-the-way": said(4),
    trouble: said(5),
  };
}
