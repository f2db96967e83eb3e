import { type Selectable, sql } from "kysely";
import * as z from "zod/mini";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { paiseFromRupees, rupeesColumn } from "#values/money/decimal-rupees.ts";
import type { ParcelRecipient, RecipientAddress, RecipientList } from "./recipient.ts";

type Row = Selectable<Tables["order_recipients"]>;
type ListRow = Selectable<Tables["recipient_lists"]>;

const pieces = z.record(z.string(), z.number());

function addressOf(row: Row): RecipientAddress | null {
  const { name, phone, address_line1: addressLine1, city, region, pincode } = row;
  if (name === null || phone === null || addressLine1 === null) return null;
  if (city === null || region === null || pincode === null) return null;
  return { name, phone, addressLine1, addressLine2: row.address_line2, city, state: region, pincode };
}

const recipientOf = (row: Row): ParcelRecipient => ({
  id: row.id,
  orderId: row.order_id,
  row: row.row,
  state: row.state,
  address: addressOf(row),
  name: row.name,
  email: row.email,
  pieces: pieces.parse(row.pieces),
  note: row.note,
  givenBy: row.given_by,
  linkUntil: row.link_until,
  askedAt: row.asked_at,
  askedTimes: row.asked_times,
  erasedAt: row.erased_at,
  version: row.version,
});

const listOf = (row: ListRow): RecipientList => ({
  orderId: row.order_id,
  agreedParcels: row.agreed_parcels,
  parcelPrice: paiseFromRupees(row.parcel_price),
  uploadedAt: row.uploaded_at,
  sendKnownAt: row.send_known_at,
  version: row.version,
});

/** Of `recipient_lists` beside its `orders`: so many parcels are in the sum; null where each is free. */
export const billedParcels = sql<number | null>`(
  select round(sum((part ->> 'amount')::numeric) / (100 * nullif(recipient_lists.parcel_price, 0)))::int
  from jsonb_array_elements(orders.adjustments) as part where part ->> 'fee' = 'parcels')`;

/** What an order's sum and its buyer's GSTIN say of its parcels. */
export async function billedOf(
  db: Db,
  orderId: string,
): Promise<{ isRegistered: boolean; billed: number | null }> {
  const { rows } = await sql<{ isRegistered: boolean; billed: number | null }>`
    select orders.buyer_gstin is not null as "isRegistered", ${billedParcels} as billed
    from recipient_lists join orders on orders.id = recipient_lists.order_id
    where orders.id = ${orderId}`.execute(db);
  return rows[0] ?? { isRegistered: false, billed: null };
}

/** What was agreed of an order; undefined where it goes to one address, as most do. */
export async function findRecipientList(db: Db, orderId: string): Promise<RecipientList | undefined> {
  const row = await db
    .selectFrom("recipient_lists")
    .selectAll()
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return row && listOf(row);
}

/** One of them; undefined where there is none. */
export async function findParcelRecipient(db: Db, id: string): Promise<ParcelRecipient | undefined> {
  return (await recipientsWithIds(db, [id])).get(id);
}

/** The same of several, by their ids. */
export async function recipientsWithIds(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, ParcelRecipient>> {
  const rows = await db
    .selectFrom("order_recipients")
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, recipientOf(row)]));
}

/** Whoever gets a parcel of an order, in the order of its sheet. */
export async function recipientsOf(db: Db, orderId: string): Promise<ParcelRecipient[]> {
  const rows = await db
    .selectFrom("order_recipients")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("row")
    .orderBy("id")
    .execute();
  return rows.map(recipientOf);
}

/**
 * The same, with every row locked until the transaction ends. Whoever changes a list or makes its parcels
 * locks the order's row first, so that all come one after the other.
 */
export async function lockRecipients(trx: Trx, orderId: string): Promise<ParcelRecipient[]> {
  await sql`select from order_recipients where order_id = ${orderId} order by id for no key update`.execute(
    trx,
  );
  return recipientsOf(trx, orderId);
}

/** An offer that goes to many homes was accepted. */
export async function insertRecipientList(
  trx: Trx,
  { orderId, agreedParcels, parcelPrice }: Pick<RecipientList, "orderId" | "agreedParcels" | "parcelPrice">,
): Promise<void> {
  const agreed = { agreed_parcels: agreedParcels, parcel_price: rupeesColumn(parcelPrice) };
  await trx
    .insertInto("recipient_lists")
    .values({ order_id: orderId, ...agreed })
    .execute();
}

/** Gives a row its address; false where it has changed since `version`. Its link takes no other one. */
export async function giveAddress(
  trx: Trx,
  { id, version }: Pick<ParcelRecipient, "id" | "version">,
  { address, givenBy }: { address: RecipientAddress; givenBy: ParcelRecipient["givenBy"] },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("order_recipients")
    .set({
      name: address.name,
      phone: address.phone,
      address_line1: address.addressLine1,
      address_line2: address.addressLine2,
      city: address.city,
      region: address.state,
      pincode: address.pincode,
      given_by: givenBy,
      state: sql`case state when 'wanted' then 'known' else state end`,
      link_until: null,
      version: version + 1,
    })
    .where("id", "=", id)
    .where("version", "=", version)
    .where("state", "in", ["wanted", "known", "back"])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
