import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import type { VoidReason } from "../certificate.ts";

interface Voiding {
  reason: VoidReason;
  at: Date;
}

const voided = (trx: Trx, { reason, at }: Voiding) =>
  trx
    .updateTable("certificates")
    .set({ state: "void", void_reason: reason, void_at: at, version: sql<number>`version + 1` })
    .where("state", "<>", "void");

/**
 * Voids what is left of an order's certificates, for good (CERTIFICATE-6): it is cancelled, or all of it came
 * back. Inside that act's transaction, under the order's lock.
 */
export async function voidForOrder(trx: Trx, orderId: string, why: Voiding): Promise<void> {
  const lines = trx.selectFrom("order_items").select("id").where("order_id", "=", orderId);
  await voided(trx, why).where("order_item_id", "in", lines).execute();
}

/** Voids the certificates of what went out for a return, or was to: its parcel is given up or came back. */
export async function voidForParcel(trx: Trx, shipmentId: string, why: Voiding): Promise<void> {
  await voided(trx, why).where("shipment_id", "=", shipmentId).execute();
}

/** Pieces of a line that came back. */
export interface ReturnedPieces {
  orderItemId: string;
  quantity: number;
  /** Codes of their certificates, where somebody looked. */
  certificates?: readonly string[] | undefined;
}

/** A certificate that would become void if its piece came back. */
export interface LiveCertificate {
  orderItemId: string;
  code: string;
  number: number;
  product: string;
  isClaimed: boolean;
}

/** Those that nobody has claimed come first, of these the last numbers. */
const voidedFirst = (rows: string) =>
  sql`${sql.ref(`${rows}.state`)} = 'claimed', ${sql.ref(`${rows}.number`)} desc`;

/** The good certificates of an order's lines, in the order in which they become void unless somebody says. */
export async function liveCertificates(db: Db, orderId: string): Promise<LiveCertificate[]> {
  const { rows } = await sql<LiveCertificate>`
    select own.order_item_id as "orderItemId", own.code, own.number, own.facts ->> 'product' as product,
      own.state = 'claimed' as "isClaimed"
    from certificates own join order_items item on item.id = own.order_item_id
    where item.order_id = ${orderId} and own.state <> 'void'
    order by ${voidedFirst("own")}`.execute(db);
  return rows;
}

/**
 * Voids the certificates of what came back of a line: those that are named, or as many as pieces came. Under
 * the order's lock.
 */
export async function voidReturned(trx: Trx, pieces: readonly ReturnedPieces[], at: Date): Promise<void> {
  for (const { orderItemId, quantity, certificates } of pieces) {
    const those = sql<string>`(
      select own.id from certificates own where own.order_item_id = ${orderItemId} and own.state <> 'void'
        ${certificates ? sql`and own.code = any(${[...certificates]}::text[])` : sql``}
      order by ${voidedFirst("own")} limit ${quantity})`;
    if (quantity > 0) await voided(trx, { reason: "returned", at }).where("id", "in", those).execute();
  }
}

/** What the owner wrote about these orders' void certificates may name their buyers (PRIVACY-5). */
export async function eraseVoidNotes(trx: Trx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const pieces = trx
    .selectFrom("order_items")
    .select("id")
    .where("order_id", "in", [...orderIds]);
  await trx
    .updateTable("certificates")
    .set({ void_note: null })
    .where("order_item_id", "in", pieces)
    .where("void_note", "is not", null)
    .execute();
}
