import { sql, type Transaction } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { VoidReason } from "../certificate.ts";

interface Voiding {
  reason: VoidReason;
  at: Date;
}

const voided = (trx: Transaction<Tables>, { reason, at }: Voiding) =>
  trx
    .updateTable("certificates")
    .set({ state: "void", void_reason: reason, void_at: at, version: sql<number>`version + 1` })
    .where("state", "<>", "void");

/**
 * Voids what is left of an order's certificates, for good (CERTIFICATE-6): it is cancelled, or all of it came
 * back. Inside that act's transaction, under the order's lock.
 */
export async function voidForOrder(trx: Transaction<Tables>, orderId: string, why: Voiding): Promise<void> {
  const lines = trx.selectFrom("order_items").select("id").where("order_id", "=", orderId);
  await voided(trx, why).where("order_item_id", "in", lines).execute();
}

/** Voids the certificates of what went out for a return, or was to: its parcel is given up or came back. */
export async function voidForParcel(
  trx: Transaction<Tables>,
  shipmentId: string,
  why: Voiding,
): Promise<void> {
  await voided(trx, why).where("shipment_id", "=", shipmentId).execute();
}

/** Pieces of a line that came back. */
export interface ReturnedPieces {
  orderItemId: string;
  quantity: number;
}

/**
 * Voids as many certificates of a line as pieces of it came back: first those that nobody has claimed, of
 * these the last numbers. Under the order's lock.
 */
export async function voidReturned(
  trx: Transaction<Tables>,
  pieces: readonly ReturnedPieces[],
  at: Date,
): Promise<void> {
  for (const { orderItemId, quantity } of pieces) {
    const last = trx
      .selectFrom("certificates as own")
      .select("own.id")
      .where("own.order_item_id", "=", orderItemId)
      .where("own.state", "<>", "void")
      .orderBy(sql`own.state = 'claimed'`)
      .orderBy("own.number", "desc")
      .limit(quantity);
    if (quantity > 0) await voided(trx, { reason: "returned", at }).where("id", "in", last).execute();
  }
}
