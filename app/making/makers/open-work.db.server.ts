import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";

/** What a maker still has in hand. */
export interface OpenWork {
  /** To be made, done again or looked at. */
  pieces: number;
  /** Of these the ones that are not made. */
  toDo: number;
}

export async function openWorkOf(db: Db, makerId: string): Promise<OpenWork> {
  const { rows } = await sql<OpenWork>`
    select coalesce(sum(quantity - passed), 0)::int as pieces,
      coalesce(sum(quantity - done + rework), 0)::int as "toDo"
    from lot_parts where artisan_id = ${makerId} and state in ('given', 'begun', 'done')`.execute(db);
  return rows[0] ?? { pieces: 0, toDo: 0 };
}
