import { sql } from "kysely";
import { livingParcel } from "#order-admin/homes/homes-summary.db.server.ts";
import type { ParcelPieces } from "#orders/shipments/shipment.ts";
import type { Trx } from "#platform/database/db.ts";

/** A home whose parcel is to be made, or is packed and no courier is asked yet. */
export interface HomeToBook {
  id: string;
  /** Null where it is still to be made. */
  parcelId: string | null;
  /** It was sent nothing yet. */
  isFirst: boolean;
  items: readonly ParcelPieces[];
}

interface Which {
  /** Only these; undefined: whoever is known. What came back goes again by the owner's own word. */
  only: readonly string[] | undefined;
  /** Only in this state; undefined: wherever they are. */
  region: string | undefined;
  /** What was tried already. */
  except: readonly string[];
  most: number;
}

/** The next homes of a locked order, in the order of their sheet. */
export async function nextHomes(
  trx: Trx,
  orderId: string,
  { only, region, except, most }: Which,
): Promise<HomeToBook[]> {
  const states = only === undefined ? ["known"] : ["known", "back"];
  const { rows } = await sql<Omit<HomeToBook, "items"> & { pieces: Record<string, number> }>`
    select home.id, home.pieces, home.state = 'known' as "isFirst", parcel.id as "parcelId" from order_recipients home
    left join lateral ${livingParcel} as parcel on true
    where home.order_id = ${orderId} and home.erased_at is null
      and (parcel.state = 'draft' or (parcel.id is null and home.state = any(${states}::text[])))
      and home.id <> all(${except}::text[])
      ${only === undefined ? sql`` : sql`and home.id = any(${only}::text[])`}
      ${region === undefined ? sql`` : sql`and home.region = ${region}`}
    order by home.row, home.id limit ${most}`.execute(trx);
  return rows.map(({ pieces, ...home }) => ({
    ...home,
    items: Object.entries(pieces).map(([orderItemId, quantity]) => ({ orderItemId, quantity })),
  }));
}

/** How many homes wait for their first parcel, known or not. */
export async function homesWithoutParcel(trx: Trx, orderId: string): Promise<number> {
  const { count } = await trx
    .selectFrom("order_recipients")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("order_id", "=", orderId)
    .where("state", "in", ["wanted", "known"])
    .executeTakeFirstOrThrow();
  return Number(count);
}
