import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { type Paise, paise } from "#values/money/money.ts";
import type { OrderRow } from "../lock-order.db.server.ts";
import { itemsOf } from "../placing/order-items.db.server.ts";
import { cashOf } from "./cash-of.ts";
import { findShipments } from "./shipment.db.server.ts";
import type { ParcelPieces } from "./shipment.ts";

/** What the courier would collect with another parcel of these pieces of an order (SHIP-13). */
export async function cashFor(
  db: Kysely<Tables>,
  order: OrderRow,
  items: readonly ParcelPieces[],
): Promise<Paise> {
  if (order.payment_state !== "cod_due") return paise(0);
  const rows = await itemsOf(db, order.id);
  const lines = rows.map(({ id, quantity, price_at_purchase, discount }) => ({
    ...{ id, quantity, unitPrice: paiseFromRupees(price_at_purchase), discount: paiseFromRupees(discount) },
  }));
  const due = paiseFromRupees(order.total_amount);
  return cashOf({ due, lines, parcels: await findShipments(db, order.id) }, items);
}
