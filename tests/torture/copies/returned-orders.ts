import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { orderLinkToken } from "#orders/customer/order-access.server.ts";
import { cameField, sellableField } from "#returns/admin/return-act.form.ts";
import { returnPiecesField } from "#returns/asking/return-request.form.ts";
import { adminReturnPath } from "#returns/return-paths.ts";
import { callFunction } from "../../card-shop.ts";
import { picture, post } from "../visitors.ts";
import type { Copies } from "./copies.ts";
import { countIn } from "./counts.ts";
import { orderToLose, ownersPost } from "./order-contests.ts";

/** An order of two pieces that was paid, sent with its invoice, and has arrived. */
export async function arrived(copies: Copies, method: "cod" | "razorpay") {
  const { db, visit } = copies;
  const order = await orderToLose(copies, method);
  const { number } = order;
  const token = orderLinkToken(number, visit.secret);
  if (method === "razorpay") {
    const begun = await callFunction(visit.origin, "create-razorpay-order", { receipt: number, token });
    const paid = await visit.wheel.pay(String(begun.body.id));
    await callFunction(visit.origin, "verify-razorpay-payment", { ...paid, db_order_id: number, token });
  }
  for (const status of ["shipped", "delivered"])
    await ownersPost(visit, number, { intent: "status", status });
  if (method === "cod") await ownersPost(visit, number, { intent: "collected" });
  const row = await db
    .selectFrom("orders")
    .innerJoin("order_items", "order_items.order_id", "orders.id")
    .select(["orders.id", "order_items.id as line", "total_amount", "razorpay_payment_id"])
    .where("order_id_text", "=", number)
    .executeTakeFirstOrThrow();
  return {
    ...order,
    ...{ id: row.id, line: row.line, token, paymentId: row.razorpay_payment_id ?? "" },
    paise: Math.round(Number(row.total_amount) * 100),
  };
}

export type Arrived = Awaited<ReturnType<typeof arrived>>;

/** 'Return or Report a Problem', of a form with this key: so many pieces, damaged, with a photo. */
export function pressReturn({ visit }: Copies, { number, token, line }: Arrived, key: string, pieces = 1) {
  return () => {
    const form = new FormData();
    const fields = { key, [returnPiecesField(line)]: String(pieces), reason: "damaged", wish: "refund" };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set("photos", new Blob([new Uint8Array(picture)], { type: "image/png" }), "torn.png");
    return post(visit, `/order/${number}/return?token=${token}`, form);
  };
}

/** What the owner presses in 'Manage Return', of the dialog as it was rendered at that version. */
export const pressManage = (
  { visit }: Copies,
  id: string,
  fields: Record<string, string>,
): Promise<Response> =>
  post(visit, adminReturnPath(id), new URLSearchParams(fields), { Cookie: visit.adminCookie });

export const cameFields = (line: string, pieces: number) => ({
  ...{ intent: "receive", version: "2" },
  ...{ [cameField(line)]: String(pieces), [sellableField(line)]: String(pieces) },
});

/** The id of the only request of an order. */
export const requestOf = ({ db }: Copies, { id }: Arrived) =>
  db.selectFrom("return_requests").selectAll().where("order_id", "=", id).executeTakeFirst();

/** A request of an order that has arrived, so far that it is to be received or settled. */
export async function returned(copies: Copies, method: "cod" | "razorpay", isReceived: boolean) {
  const order = await arrived(copies, method);
  await pressReturn(copies, order, randomUUID(), 2)();
  const request = await requestOf(copies, order);
  if (!request) throw new Error("nothing was asked for");
  await pressManage(copies, request.id, { intent: "approve", version: "1" });
  if (isReceived) await pressManage(copies, request.id, cameFields(order.line, 2));
  return { ...order, request: request.id };
}

export const refundsOf = ({ db }: Copies, { id }: Pick<Arrived, "id">) =>
  db.selectFrom("payment_refunds").selectAll().where("order_id", "=", id).execute();

export const creditNotesOf = ({ db }: Copies, { id }: Pick<Arrived, "id">) =>
  countIn(db, sql`select count(*) from credit_notes where order_id = ${id}`);

export const returnMails = ({ db }: Copies, request: string, state = "") =>
  countIn(db, sql`select count(*) from mail_outbox where dedupe_key like ${`return:${request}:${state}%`}`);
