import type { Db } from "#platform/database/db.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { kindsOff } from "./promotion.ts";
import { shippingDiscountNote } from "./shown-promotions.ts";

/** By name what had lowered the cost of an order's shipping when it was placed, the first one first. */
export async function shippingNotesOf(db: Db, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("order_discounts")
    .select(["code", "title", "amount"])
    .where("order_id", "=", orderId)
    .where("kind", "in", kindsOff("shipping"))
    .orderBy("position")
    .execute();
  return rows.map(({ amount, ...promotion }) =>
    shippingDiscountNote({ promotion, amount: paiseFromRupees(amount) }),
  );
}
