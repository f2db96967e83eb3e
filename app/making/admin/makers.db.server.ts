import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";

/** Somebody who takes work, as the form shows them that gives it. */
export interface MakerToGive {
  id: string;
  name: string;
  /** Pieces that they have to do now. */
  has: number;
  piecesWeek: number | null;
  /** The last day of their time away, where it has begun; null while they are here. */
  awayUntil: string | null;
}

/**
 * Who takes work, in the order in which it is best given: who is here before who is away, and whom a week
 * leaves more room before whom it leaves less.
 */
export async function makersToGive(db: Db, today: string): Promise<MakerToGive[]> {
  const { rows } = await sql<MakerToGive>`
    select id, name, has, pieces_week as "piecesWeek",
      case when is_away then to_char(away_until, 'YYYY-MM-DD') end as "awayUntil"
    from (select artisans.*,
        coalesce(away_from <= ${today}::date and away_until >= ${today}::date, false) as is_away,
        (select coalesce(sum(quantity - done + rework), 0)::int from lot_parts
          where artisan_id = artisans.id and state in ('given', 'begun', 'done')) as has
      from artisans where working) as makers
    order by is_away, has::numeric / coalesce(pieces_week, 20), name, id`.execute(db);
  return rows;
}
