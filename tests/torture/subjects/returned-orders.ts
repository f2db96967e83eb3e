import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { orderLinkToken } from "#orders/links/order-access.server.ts";
import { cameField, sellableField } from "#returns/admin/return-act.form.ts";
import { returnPiecesField } from "#returns/asking/return-request.form.ts";
import { adminReturnPath } from "#returns/return-request.ts";
import type { Copies } from "../copies/copies.ts";
import { ownersForm, picture, post } from "../visitors.ts";
import { orderRow, orderToLose, ownersPost, paidAtProvider } from "./orders.ts";

/** An order of two pieces that was paid, sent with its invoice, and has arrived. */
export async function arrived(copies: Copies, method: "cod" | "razorpay") {
  const { db, visit } = copies;
  const order = await orderToLose(copies, method);
  const { number } = order;
  if (method === "razorpay") await (await paidAtProvider(copies, number)).tell();
  for (const status of ["shipped", "delivered"])
    await ownersPost(visit, number, { intent: "status", status });
  if (method === "cod") await ownersPost(visit, number, { intent: "collected" });
  const { id, total_amount, razorpay_payment_id } = await orderRow(copies, number);
  const line = db.selectFrom("order_items").select("id").where("order_id", "=", id);
  return {
    ...order,
    id,
    line: (await line.executeTakeFirstOrThrow()).id,
    token: orderLinkToken(number, visit.secret),
    paymentId: razorpay_payment_id ?? "",
    paise: Math.round(Number(total_amount) * 100),
    creditNotes: sql`select count(*) from credit_notes where order_id = ${id}`,
  };
}

export type Arrived = Awaited<ReturnType<typeof arrived>>;

/** 'Return or Report a Problem', of a form of its own: two pieces, damaged, with a photo. */
export function pressReturn({ visit }: Copies, { number, token, line }: Arrived) {
  const key = randomUUID();
  return () => {
    const form = new FormData();
    const fields = { key, [returnPiecesField(line)]: "2", reason: "damaged", wish: "refund" };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set("photos", new Blob([new Uint8Array(picture)], { type: "image/png" }), "torn.png");
    return post(visit, `/order/${number}/return?token=${token}`, form);
  };
}

/** What the owner presses in 'Manage Return', of the dialog as it was rendered at that version. */
export const pressManage =
  ({ visit }: Copies, id: string, fields: Record<string, string>) =>
  () =>
    ownersForm(visit, adminReturnPath(id), fields);

/** Both pieces came, and can be sold again. */
export const cameFields = (line: string) => ({
  intent: "receive",
  version: "2",
  [cameField(line)]: "2",
  [sellableField(line)]: "2",
});

/** The only request of an order. */
export const requestOf = ({ db }: Copies, { id }: Arrived) =>
  db.selectFrom("return_requests").selectAll().where("order_id", "=", id).executeTakeFirst();

/** A request of an order that has arrived, so far that it is to be received or settled. */
export async function returned(copies: Copies, method: "cod" | "razorpay", isReceived: boolean) {
  const order = await arrived(copies, method);
  await pressReturn(copies, order)();
  const request = await requestOf(copies, order);
  if (!request) throw new Error("nothing was asked for");
  await pressManage(copies, request.id, { intent: "approve", version: "1" })();
  if (isReceived) await pressManage(copies, request.id, cameFields(order.line))();
  return { ...order, request: request.id };
}

/** The provider is asked at once about refunds that wait. */
export const hurryRefunds = ({ db }: Copies, { id }: Pick<Arrived, "id">) =>
  db
    .updateTable("payment_refunds")
    .set({ next_attempt_at: new Date(0) })
    .where("order_id", "=", id)
    .where("state", "=", "requested")
    .execute();

export const returnMails = (request: string, state = "") =>
  sql`select count(*) from mail_outbox where dedupe_key like ${`return:${request}:${state}%`}`;
