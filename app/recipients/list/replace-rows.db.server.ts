import { type Insertable, sql } from "kysely";
import type { Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { ParcelRecipient } from "../recipient.ts";
import type { HomeRow } from "../sheet/read-row.ts";
import type { KeptRow, MatchedRows } from "./match-rows.ts";

/** So many rows are written by one statement. */
const rowsAtOnce = 250;

/** Writes a sheet: rows that are open and not kept go, the others are changed or added. */
export async function replaceRows(
  trx: Trx,
  orderId: string,
  { open, kept, added }: MatchedRows & { open: readonly ParcelRecipient[] },
): Promise<void> {
  const stay = new Set(kept.map(({ id }) => id));
  const gone = open.map(({ id }) => id).filter((id) => !stay.has(id));
  await sql`delete from order_recipients where id = any(${gone}::text[])`.execute(trx);
  await changeKept(trx, kept);
  for (let from = 0; from < added.length; from += rowsAtOnce) {
    const rows = added.slice(from, from + rowsAtOnce).map((row) => insertable(orderId, row));
    await trx.insertInto("order_recipients").values(rows).execute();
  }
}

async function changeKept(trx: Trx, kept: readonly KeptRow[]): Promise<void> {
  if (kept.length === 0) return;
  await sql`
    update order_recipients as own
    set row = given.row, note = given.note, pieces = given.pieces, version = version + 1
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as given (id text, row int, note text, pieces jsonb)
    where own.id = given.id`.execute(trx);
}

const insertable = (
  orderId: string,
  { row, name, email, note, pieces, address }: HomeRow,
): Insertable<Tables["order_recipients"]> => ({
  order_id: orderId,
  row,
  state: address === null ? "wanted" : "known",
  name: address?.name ?? name,
  phone: address?.phone ?? null,
  address_line1: address?.addressLine1 ?? null,
  address_line2: address?.addressLine2 ?? null,
  city: address?.city ?? null,
  region: address?.state ?? null,
  pincode: address?.pincode ?? null,
  pieces: JSON.stringify(pieces),
  note,
  email,
});

export async function noteUpload(trx: Trx, orderId: string, at: Date): Promise<void> {
  await trx
    .updateTable("recipient_lists")
    .set({ uploaded_at: at, version: sql`version + 1` })
    .where("order_id", "=", orderId)
    .execute();
}

/** False where it was asked before, or the order goes to one address. */
export async function noteSendKnown(trx: Trx, orderId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("recipient_lists")
    .set({ send_known_at: at, version: sql`version + 1` })
    .where("order_id", "=", orderId)
    .where("send_known_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
