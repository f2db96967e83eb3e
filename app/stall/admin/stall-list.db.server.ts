import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";

export interface ListedStall {
  id: string;
  name: string;
  place: string;
  opensOn: string | null;
  closedAt: Date | null;
  /** That should be there. */
  pieces: number;
  sold: number;
}

/** All stalls, those that are open first, each half from the newest on. */
export async function listStalls(db: Db): Promise<ListedStall[]> {
  const { rows } = await sql<ListedStall>`
    select stalls.id, stalls.name, place, opens_on as "opensOn", closed_at as "closedAt",
      coalesce(sum(goods.sold), 0)::int as sold,
      coalesce(sum(case when closed_at is null then goods.taken - goods.sold - goods.back end), 0)::int as pieces
    from stalls left join stall_goods goods on goods.stall_id = stalls.id
    group by stalls.id order by closed_at is not null, stalls.id desc limit 200`.execute(db);
  return rows;
}

/** Was anything taken along to it, or sold there? */
export async function isUsedStall(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from stall_goods where stall_id = ${id})
      or exists (select from stall_orders where stall_id = ${id}) as used`.execute(db);
  return rows[0]?.used === true;
}
