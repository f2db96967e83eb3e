import * as z from "zod/mini";
import type { Trx } from "#platform/database/db.ts";
import { type Adjustment, type Fee, feeOf, keptAdjustment } from "#shipping/adjustments.ts";
import { paiseFromRupees, rupeesColumn } from "#values/money/decimal-rupees.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { type OrderRow, writeOrder } from "../lock-order.db.server.ts";
import { findDues, keepWays } from "./dues.db.server.ts";
import { type Due, leastDue, stateOfDues } from "./dues.ts";

/** 'paid': all of it is paid and no part can be added, or it is invoiced; then nothing is changed. */
export type FeeChange = { kind: "same" } | { kind: "paid"; before: Paise } | { kind: "changed"; by: Paise };

const kept = z.array(z.looseObject({ kind: z.string(), label: z.string(), amount: z.number() }));

/**
 * Sets what a fee of a locked order comes to, and asks the difference with what is not paid yet: with the
 * balance, where there is one. Where all is paid more becomes a balance, and less changes nothing.
 */
export async function changeFee(
  trx: Trx,
  order: OrderRow,
  { fee, amount }: { fee: Fee; amount: Paise },
): Promise<FeeChange> {
  const adjustments = adjustmentsOf(order);
  const before = adjustments.find((each) => each.fee === fee)?.amount ?? paise(0);
  const by = paise(amount - before);
  if (by === 0) return { kind: "same" };
  if (await isInvoiced(trx, order.id)) return { kind: "paid", before };
  const dues = await findDues(trx, order.id);
  if (!(await askDifference(trx, order, { dues, by }))) return { kind: "paid", before };
  const others = adjustments.filter((each) => each.fee !== fee);
  const now = await findDues(trx, order.id);
  await writeOrder(trx, order.id, {
    adjustments: JSON.stringify([...others, feeOf(fee, amount)]),
    fees: rupeesColumn(paise(paiseFromRupees(order.fees) + by)),
    total_amount: rupeesColumn(paise(paiseFromRupees(order.total_amount) + by)),
    payment_state: stateOfDues(now),
  });
  return { kind: "changed", by };
}

function adjustmentsOf(order: OrderRow): Adjustment[] {
  const read = kept.parse(order.adjustments);
  return read.flatMap((each) => {
    const { kind } = each;
    if (kind !== "fee" && kind !== "discount") return [];
    return [keptAdjustment({ ...each, kind, amount: paise(each.amount) })];
  });
}

async function isInvoiced(trx: Trx, orderId: string): Promise<boolean> {
  const row = await trx
    .selectFrom("invoices")
    .select("number")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return row !== undefined;
}

interface Difference {
  dues: readonly Due[];
  by: Paise;
}

async function askDifference(trx: Trx, { id }: OrderRow, { dues, by }: Difference): Promise<boolean> {
  const open = dues.findLast(({ paidAt }) => paidAt === null);
  if (open) return resize(trx, open, paise(open.amount + by));
  const [first] = dues;
  if (by < leastDue || !first || dues.some(({ kind }) => kind === "balance")) return false;
  const { method } = first;
  const balance = { order_id: id, kind: "balance", method, amount: rupeesColumn(by) } as const;
  await trx.insertInto("order_dues").values(balance).execute();
  await keepWays(trx, id);
  return true;
}

/** Whoever has begun to pay the sum of before begins anew. */
async function resize(trx: Trx, { id }: Due, amount: Paise): Promise<boolean> {
  if (amount < leastDue) return false;
  await trx
    .updateTable("order_dues")
    .set({ amount: rupeesColumn(amount) })
    .where("id", "=", id)
    .execute();
  await trx
    .updateTable("payment_orders")
    .set({ state: "gone" })
    .where("due_id", "=", id)
    .where("state", "=", "live")
    .execute();
  return true;
}
