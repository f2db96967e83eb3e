import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";

/** A maker on the list of all who take work, or still have some. */
export interface ListedMaker {
  id: string;
  name: string;
  /** Pieces that they have to do now. */
  has: number;
  hasLink: boolean;
}

export async function listMakers(db: Db): Promise<ListedMaker[]> {
  const { rows } = await sql<ListedMaker>`
    select * from (select artisans.id, name, working, token_hash is not null as "hasLink",
        (select coalesce(sum(quantity - done + rework), 0)::int from lot_parts
          where artisan_id = artisans.id and state in ('given', 'begun', 'done')) as has
      from artisans left join maker_links on artisan_id = artisans.id) as makers
    where working or has > 0 order by name, id limit 1000`.execute(db);
  return rows;
}
