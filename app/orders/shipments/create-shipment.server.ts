import { issueForOrder, issueForReplacement } from "#certificates/issuing/issue-certificates.db.server.ts";
import type { IssuingShop } from "#certificates/issuing/issuing-shop.ts";
import { erased } from "#mail/sending/queue-mail.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { rupeesColumn } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import { type OrderRow, writeOrder } from "../lock-order.db.server.ts";
import { isPaidInVain } from "../payment/payment-standing.db.server.ts";
import { goesToMany } from "../placing/goes-to-many.db.server.ts";
import { itemsOf } from "../placing/order-items.db.server.ts";
import { areOpen, openPieces, readyPieces } from "./order-parcels.ts";
import { findShipments, insertShipment } from "./shipment.db.server.ts";
import type { Box, Direction, InsteadGoods, ParcelPieces } from "./shipment.ts";

export interface ShipmentWish {
  direction: Direction;
  items: readonly ParcelPieces[];
  weightGrams: number | null;
  box: Box | null;
  /** Set for what brings pieces back, and for what replaces them. */
  returnRequestId: string | null;
  /** What goes out in place of these pieces, where that is something else. */
  instead?: InsteadGoods;
  cashToCollect: Paise;
}

export type ShipmentMade =
  | { kind: "made"; id: string; number: number }
  /** A line would be sent more often than it was ordered. */
  | { kind: "too-many" }
  /** Of a line so many pieces are not made yet. */
  | { kind: "unmade"; pieces: number }
  /** Nothing is in it, or its order is lost, or its buyer was erased. */
  | { kind: "unfit" };

/**
 * Makes a parcel of an order inside the caller's transaction and under the order's lock; what goes to the
 * buyer is packed from then on (SHIP-2). Callers write history and audit of their own.
 */
export async function createShipment(
  trx: Trx,
  shop: IssuingShop,
  order: OrderRow,
  wish: ShipmentWish,
): Promise<ShipmentMade> {
  if (!(await isFit(trx, order, wish))) return { kind: "unfit" };
  const outOfBounds = await whyOutOfBounds(trx, order, wish);
  if (outOfBounds) return outOfBounds;
  const { direction, box, instead } = wish;
  const made = await insertShipment(
    trx,
    {
      order_id: order.id,
      direction,
      weight_grams: wish.weightGrams,
      length_cm: box?.lengthCm ?? null,
      width_cm: box?.widthCm ?? null,
      height_cm: box?.heightCm ?? null,
      return_request_id: wish.returnRequestId,
      instead_name: instead?.name ?? null,
      instead_option: instead?.optionText ?? null,
      instead_product: instead?.productId ?? null,
      cash_to_collect: rupeesColumn(wish.cashToCollect),
      created_at: shop.now(),
    },
    wish.items,
  );
  // Packing began when the first parcel was made, unless the owner noted it before.
  await writeOrder(trx, order.id, {}, direction === "out" ? shop.now() : undefined);
  if (direction === "out") await issueFor(trx, shop, order, { ...wish, ...made });
  return { kind: "made", ...made };
}

/** What left before its order was packed has no card in its parcel. */
async function issueFor(
  trx: Trx,
  shop: IssuingShop,
  { id, fulfilment_state: state }: OrderRow,
  made: { id: string; returnRequestId: string | null },
): Promise<void> {
  if (made.returnRequestId !== null) await issueForReplacement(trx, shop, made.id);
  else if (state === "pending" || state === "processing") await issueForOrder(trx, shop, id);
}

async function isFit(trx: Trx, order: OrderRow, wish: ShipmentWish): Promise<boolean> {
  const { direction, items, returnRequestId } = wish;
  if (items.length === 0 || items.some(({ quantity }) => !Number.isInteger(quantity) || quantity < 1))
    return false;
  if (direction === "back" || returnRequestId !== null) return !isErased(order);
  // Of what goes to many homes no parcel goes anywhere else.
  return !(await goesToMany(trx, order.id)) && mayBePacked(trx, order);
}

const isErased = ({ shipping_full_name: name, billing_email: email }: OrderRow): boolean =>
  name === erased || email === erased;

/** May anything that was ordered be packed? Not of an order that is lost, or whose buyer was erased. */
export async function mayBePacked(trx: Trx, order: OrderRow): Promise<boolean> {
  if (isErased(order)) return false;
  const isHere = order.fulfilment_state === "pending" || order.fulfilment_state === "processing";
  if (order.fulfilment_state === "cancelled") return false;
  return !isHere || (order.payment_state !== "refunded" && !(await isPaidInVain(trx, order.id)));
}

async function whyOutOfBounds(
  trx: Trx,
  order: OrderRow,
  { direction, items, returnRequestId }: ShipmentWish,
): Promise<ShipmentMade | undefined> {
  const lines = await itemsOf(trx, order.id);
  const isOrders = direction === "out" && returnRequestId === null;
  const parcels = isOrders ? await findShipments(trx, order.id) : [];
  const isOnce = new Set(items.map(({ orderItemId }) => orderItemId)).size === items.length;
  if (!isOnce || !areOpen(items, openPieces(lines, parcels))) return { kind: "too-many" };
  if (!isOrders || areOpen(items, readyPieces(lines, parcels))) return undefined;
  return { kind: "unmade", pieces: lines.reduce((sum, { unmade }) => sum + unmade, 0) };
}
