import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { orderLinkToken } from "#orders/customer/order-access.server.ts";
import { feeOf } from "#shipping/adjustments.ts";
import { paise } from "#values/money/money.ts";
import { callFunction } from "../../card-shop.ts";
import { addPromotion } from "../../database/promotion-row.ts";
import type { Copies } from "./copies.ts";
import { countIn } from "./counts.ts";
import { orderToLose } from "./order-contests.ts";

/** A cash order that its buyer is asked to confirm. */
export async function orderToConfirm(copies: Copies) {
  const order = await orderToLose(copies, "cod");
  await copies.db
    .updateTable("orders")
    .set({ cod_confirm_by: new Date(Date.now() + 24 * 3_600_000) })
    .where("order_id_text", "=", order.number)
    .execute();
  return order;
}

/** What cash costs, and what paying ahead saves, in rupees. */
const [fee, ahead] = [49, 50];

/** A cash order whose card payment is made at the provider, and of which the shop has not been told. */
export async function paidInstead(copies: Copies) {
  const { db, visit } = copies;
  const order = await orderToLose(copies, "cod");
  const { number } = order;
  const line = await db
    .selectFrom("order_items")
    .innerJoin("orders", "orders.id", "order_items.order_id")
    .select(["orders.id", "product_id", "total_amount", "adjustments"])
    .where("order_id_text", "=", number)
    .executeTakeFirstOrThrow();
  const promotion = await addPromotion(db, {
    ...{ title: `Paid ahead ${randomInt(1e9)}`, kind: "prepaid", value: String(ahead), most_uses: 9 },
    ...{ scope: "products", scope_words: [line.product_id ?? ""] },
  });
  const inCash = Number(line.total_amount) + fee;
  const feeLine = JSON.stringify([feeOf("cash", paise(fee * 100))]);
  await sql`update orders set fees = ${fee}, cod_fee = ${fee}, total_amount = ${inCash},
    adjustments = adjustments || ${feeLine}::text::jsonb where id = ${line.id}`.execute(db);
  const token = orderLinkToken(number, visit.secret);
  const begun = await callFunction(visit.origin, "create-razorpay-order", { receipt: number, token });
  const paid = await visit.wheel.pay(String(begun.body.id));
  return {
    ...order,
    id: line.id,
    paymentId: paid.razorpay_payment_id,
    inCash,
    ahead,
    byCard: inCash - fee - ahead,
    /** The payment window tells the shop. */
    async tell(): Promise<Response> {
      const told = { ...paid, db_order_id: number, token };
      const { status, body } = await callFunction(visit.origin, "verify-razorpay-payment", told);
      return Response.json(body, { status });
    },
    usedAhead: () => countIn(db, sql`select used from promotions where id = ${promotion}`),
    mails: (kind: "order-paid" | "order-back-to-cash") => {
      const key = kind === "order-paid" ? `${kind}:${number}` : `${kind}:${paid.razorpay_payment_id}`;
      return countIn(db, sql`select count(*) from mail_outbox where dedupe_key = ${key}`);
    },
  };
}
