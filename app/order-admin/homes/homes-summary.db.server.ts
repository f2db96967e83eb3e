import { sql } from "kysely";
import { homesElsewhere } from "#orders/placing/billed-homes.ts";
import { statesOfHomes } from "#orders/placing/goes-to-many.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { billedParcels } from "#recipients/recipients.db.server.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import type { HomesSummary } from "./homes-summary.ts";

/** A home's parcel on its way, of which there is one at most. */
export const livingParcel = sql`(
  select * from shipments parcel
  where parcel.recipient_id = home.id and parcel.direction = 'out' and parcel.return_request_id is null
    and parcel.state not in ('cancelled', 'rto_received'))`;

/** Has something gone wrong with it that needs the owner? */
export const isTroubled = sql<boolean>`(
  (parcel.state = 'draft' and parcel.trouble is not null) or parcel.state in ('attempt_failed', 'rto'))`;

interface Row extends Omit<HomesSummary, "counts" | "ungiven" | "elsewhere" | "parcelPrice"> {
  price: string;
  isRegistered: boolean;
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
    select agreed_parcels as agreed, ${billedParcels} as billed, parcel_price as price,
      send_known_at as "sendKnownAt", orders.buyer_gstin is not null as "isRegistered", counted.*
    from recipient_lists join orders on orders.id = recipient_lists.order_id
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
      where home.order_id = recipient_lists.order_id) as counted
    where recipient_lists.order_id = ${orderId}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { wanted, known, packed, sent, there, back, isRegistered, price, ...rest } = row;
  const counts = { wanted, known, packed, sent, there, back };
  const elsewhere = isRegistered ? 0 : homesElsewhere(await statesOfHomes(db, orderId));
  const ungiven = await ungivenPieces(db, orderId);
  return { ...rest, counts, elsewhere, ungiven, parcelPrice: paiseFromRupees(price) };
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
