import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { HomesState, HomeTab } from "#order-admin/homes/homes-list.ts";
import { isTroubled } from "#order-admin/homes/homes-summary.db.server.ts";
import type { Shipment, ShipmentState } from "#orders/shipments/shipment.ts";
import type { Db } from "#platform/database/db.ts";
import type { ParcelRecipient, RecipientState } from "#recipients/recipient.ts";
import { pageSizeOf } from "#ui/list/page-size.ts";

/** A home as the list shows it. */
export interface ListedHome {
  id: string;
  version: number;
  row: number;
  state: RecipientState;
  name: string | null;
  phone: string | null;
  city: string | null;
  region: string | null;
  pincode: string | null;
  /** Such as 'Kohbar Tote × 1, Rare Bag × 2'. */
  pieces: string;
  note: string | null;
  email: string | null;
  askedAt: Date | null;
  isErased: boolean;
  givenBy: ParcelRecipient["givenBy"];
  /** Its newest parcel; null while there is none. */
  parcel: ListedParcel | null;
}

interface ListedParcel {
  id: string;
  number: number;
  state: ShipmentState;
  carrier: Shipment["carrier"];
  courier: string | null;
  awb: string | null;
  trackingUrl: string | null;
  trouble: string | null;
  pickedUpAt: Date | null;
  deliveredAt: Date | null;
}

const onTab: Readonly<Record<HomeTab, RawBuilder<SqlBool>>> = {
  all: sql`true`,
  trouble: sql`${isTroubled}`,
  wanted: sql`home.state = 'wanted'`,
  known: sql`home.state = 'known'`,
  packed: sql`home.state = 'packed'`,
  sent: sql`home.state = 'sent'`,
  there: sql`home.state = 'there'`,
  back: sql`home.state = 'back'`,
};

const found = sql`lower(concat_ws(' ', home.row, home.name, home.phone, home.email, home.city, home.region,
  home.pincode, parcel.courier, parcel.awb))`;

const matches = (text: string): RawBuilder<SqlBool> => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return sql`(${sql.join([sql`true`, ...words.map((word) => sql`strpos(${found}, ${word}) > 0`)], sql` and `)})`;
};

/** One that was cancelled brings nothing, and is forgotten. */
const newestParcel = sql`(
  select * from shipments parcel
  where parcel.recipient_id = home.id and parcel.direction = 'out' and parcel.return_request_id is null
    and parcel.state <> 'cancelled'
  order by parcel.number desc limit 1)`;

interface Row extends Omit<ListedHome, "parcel">, Omit<ListedParcel, "id" | "state" | "number"> {
  parcelId: string | null;
  number: number;
  parcelState: ShipmentState;
}

const columns = sql`home.id, home.version, home.row, home.state, home.name, home.phone, home.city, home.region,
  home.pincode, home.note, home.email, home.asked_at as "askedAt", home.erased_at is not null as "isErased",
  home.given_by as "givenBy", (
    select string_agg(item.product_name || coalesce(' (' || item.option_text || ')', '') || ' × ' || piece.value,
      ', ' order by item.id)
    from jsonb_each_text(home.pieces) as piece join order_items item on item.id = piece.key) as pieces,
  parcel.id as "parcelId", parcel.number, parcel.state as "parcelState", parcel.carrier, parcel.courier, parcel.awb,
  parcel.tracking_url as "trackingUrl", parcel.trouble, parcel.picked_up_at as "pickedUpAt",
  parcel.delivered_at as "deliveredAt"`;

const from = (orderId: string) => sql`
  from order_recipients home left join lateral ${newestParcel} as parcel on true
  where home.order_id = ${orderId}`;

/** One of an order's homes; undefined where it is not among them. */
export async function listedHome(db: Db, orderId: string, id: string): Promise<ListedHome | undefined> {
  const { rows } = await sql<Row>`select ${columns} ${from(orderId)} and home.id = ${id}`.execute(db);
  return rows[0] && homeOf(rows[0]);
}

/** One page of an order's homes, in the order of their sheet. */
export async function listHomes(db: Db, orderId: string, state: HomesState): Promise<ListedHome[]> {
  const size = pageSizeOf(state);
  const { rows } = await sql<Row>`
    select ${columns} ${from(orderId)} and ${onTab[state.tab]} and ${matches(state.q)}
    order by home.row, home.id limit ${size} offset ${(state.page - 1) * size}`.execute(db);
  return rows.map(homeOf);
}

export async function countHomes(db: Db, orderId: string, { tab, q }: HomesState): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${from(orderId)} and ${onTab[tab]} and ${matches(q)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** All of them, for their sheet. */
export async function allHomes(db: Db, orderId: string): Promise<(ListedHome & Lines)[]> {
  const { rows } = await sql<Row & Lines>`
    select ${columns}, home.address_line1 as "addressLine1", home.address_line2 as "addressLine2",
      home.pieces as given
    ${from(orderId)} order by home.row, home.id`.execute(db);
  return rows.map(({ addressLine1, addressLine2, given, ...row }) => ({
    ...homeOf(row),
    addressLine1,
    addressLine2,
    given,
  }));
}

interface Lines {
  addressLine1: string | null;
  addressLine2: string | null;
  /** Pieces by the ids of the order's lines. */
  given: Readonly<Record<string, number>>;
}

function homeOf({ parcelId, parcelState, number, ...row }: Row): ListedHome {
  const { carrier, courier, awb, trackingUrl, trouble, pickedUpAt, deliveredAt, ...home } = row;
  const way = { carrier, courier, awb, trackingUrl, trouble, pickedUpAt, deliveredAt };
  const parcel = parcelId === null ? null : { id: parcelId, number, state: parcelState, ...way };
  return { ...home, pieces: home.pieces ?? "", parcel };
}

const papersOf = {
  // What a courier comes for.
  "labels.pdf": sql<SqlBool>`parcel.state = 'booked' and parcel.awb is not null`,
  "packing-slips": sql<SqlBool>`parcel.state in ('draft', 'booking', 'booked')`,
};

/** The parcels that still need such a paper, a hundred after the other, in the order of the sheet. */
export async function parcelsForPaper(
  db: Db,
  orderId: string,
  { paper, part, size }: { paper: keyof typeof papersOf; part: number; size: number },
): Promise<{ id: string; number: number; recipientId: string }[]> {
  const { rows } = await sql<{ id: string; number: number; recipientId: string }>`
    select parcel.id, parcel.number, home.id as "recipientId" from order_recipients home
    join shipments parcel on parcel.recipient_id = home.id and parcel.direction = 'out'
      and parcel.return_request_id is null
    where home.order_id = ${orderId} and ${papersOf[paper]}
    order by home.row, home.id limit ${size} offset ${(part - 1) * size}`.execute(db);
  return rows;
}
