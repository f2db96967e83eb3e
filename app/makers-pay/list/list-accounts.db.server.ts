import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { holdsWords } from "#platform/database/embedded/holds-words.server.ts";
import { mostOnTab, type TabCounts } from "#records/page/tab-counts.ts";
import { pageSizeOf } from "#ui/list/page-size.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import { waitsInRun } from "../runs.db.server.ts";
import type { PayListState, PayTab } from "./pay-list.ts";

/** A maker's account as its line in the list shows it. */
export interface ListedAccount {
  id: string;
  name: string;
  picture: string | null;
  owed: Paise;
  /** The day of the last payment or advance; null where there was none. */
  paidOn: string | null;
  /** Do they wait to be paid in a run? */
  isInRun: boolean;
}

/** Who takes work, and whoever has an account, be the profile gone. */
const accounts = sql`
  select coalesce(artisans.id, held.id) as id, coalesce(artisans.name, held.name) as name,
    artisans.image_url as picture, coalesce(held.owed, 0) as owed, held.paid_on,
    ${waitsInRun(sql`coalesce(artisans.id, held.id)`)} as is_in_run
  from artisans full join (
    select artisan_id as id, max(artisan_name) as name, sum(amount) as owed,
      max(on_date) filter (where kind in ('payment', 'advance')) as paid_on
    from maker_entries group by artisan_id) as held on held.id = artisans.id
  where held.id is not null or artisans.working`;

const standsOn = (tab: PayTab): RawBuilder<SqlBool> => {
  switch (tab) {
    case "owed":
      return sql`owed > 0`;
    case "ahead":
      return sql`owed < 0`;
    case "all":
      return sql`true`;
  }
};

/** One page of a tab: the largest sums first. */
export async function listAccounts(db: Db, state: PayListState): Promise<ListedAccount[]> {
  const size = pageSizeOf(state);
  const { rows } = await sql<Omit<ListedAccount, "owed"> & { owed: string }>`
    select id, name, picture, owed, to_char(paid_on, 'YYYY-MM-DD') as "paidOn", is_in_run as "isInRun"
    from (${accounts}) as accounts
    where ${standsOn(state.tab)} and ${holdsWords(state.q, ["name"])}
    order by abs(owed) desc, name, id limit ${size} offset ${(state.page - 1) * size}`.execute(db);
  return rows.map((row) => ({ ...row, owed: paiseFromRupees(row.owed) }));
}

/** How many accounts each tab has, of what a search leaves. */
export async function countAccounts(db: Db, q: string): Promise<TabCounts<PayTab>> {
  const { rows } = await sql<Record<PayTab, number>>`
    select count(*) filter (where owed > 0)::int as owed, count(*) filter (where owed < 0)::int as ahead,
      count(*)::int as "all"
    from (select owed from (${accounts}) as accounts where ${holdsWords(q, ["name"])}
      limit ${mostOnTab * 10}) as counted`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a count answers one row");
  return row;
}

/** All that is owed now to those who are owed something. */
export async function allOwed(db: Db): Promise<Paise> {
  const { rows } = await sql<{ owed: string }>`
    select coalesce(sum(owed) filter (where owed > 0), 0) as owed
    from (select sum(amount) as owed from maker_entries group by artisan_id) as balances`.execute(db);
  return paiseFromRupees(rows[0]?.owed ?? 0);
}
