import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import type { HomesSummary } from "./homes-summary.ts";

/** A home's parcel on its way, of which there is one at most. */
export const livingParcel = sql`(
  select * from shipments parcel
  where parcel.recipient_id = home.id and parcel.direction = 'out' and parcel.return_request_id is null
    and parcel.state not in ('cancelled', 'rto_received'))`;

/** Has something gone wrong with it that needs the owner? */
export const isTroubled = sql<boolean>`(
  (parcel.state = 'draft' and parcel.trouble is not null) or parcel.state in ('attempt_failed', 'rto'))`;

interface Row extends Omit<HomesSummary, "counts" | "ungiven"> {
  wanted: number;
  known: number;
  packed: number;
  sent: number;
  there: number;
  back: number;
}

/** How an order's homes stand; null where all of it goes to its own address. */
export async function homesOf(db: Db, orderId: string): Promise<HomesSummary | null> {
  const { rows } = await sql<Row>`
    select list.agreed_parcels as agreed, list.send_known_at as "sendKnownAt", counted.* from recipient_lists list
    cross join lateral (
      select count(*) filter (where home.state = 'wanted')::int as wanted,
        count(*) filter (where home.state = 'known')::int as known,
        count(*) filter (where home.state = 'packed')::int as packed,
        count(*) filter (where home.state = 'sent')::int as sent,
        count(*) filter (where home.state = 'there')::int as there,
        count(*) filter (where home.state = 'back')::int as back,
        count(*) filter (where parcel.state = 'draft')::int as unbooked,
        count(*) filter (where parcel.state = 'booking')::int as asked,
        count(*) filter (where parcel.state = 'booked')::int as booked,
        count(*) filter (where ${isTroubled})::int as troubled
      from order_recipients home left join lateral ${livingParcel} as parcel on true
      where home.order_id = list.order_id) as counted
    where list.order_id = ${orderId}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { wanted, known, packed, sent, there, back, ...rest } = row;
  const counts = { wanted, known, packed, sent, there, back };
  return { ...rest, counts, ungiven: await ungivenPieces(db, orderId) };
}

/** How many pieces of an order the rows of its list give to nobody. */
export async function ungivenPieces(db: Db, orderId: string): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select coalesce(sum(greatest(0, item.quantity - coalesce(given.pieces, 0))), 0)::int as pieces
    from order_items item left join (
      select piece.key as id, sum(piece.value::int) as pieces
      from order_recipients home, jsonb_each_text(home.pieces) as piece
      where home.order_id = ${orderId} group by piece.key) as given on given.id = item.id
    where item.order_id = ${orderId}`.execute(db);
  return rows[0]?.pieces ?? 0;
}
