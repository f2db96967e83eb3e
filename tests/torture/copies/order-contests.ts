import { randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { orderLinkToken } from "#orders/customer/order-access.server.ts";
import { callFunction } from "../../card-shop.ts";
import { addProducts } from "../../database/product-row.ts";
import { addPromotion } from "../../database/promotion-row.ts";
import { placeOrderByForm } from "../../place-order-by-form.ts";
import { adminPageOf } from "../admin-visitors.ts";
import type { Finding } from "../judge.ts";
import { buyersPost, ranchi } from "../own-visitors.ts";
import { post, sender, type Visit } from "../visitors.ts";
import { counted, countedIn, pressedAtOnce } from "./contest.ts";
import type { Copies } from "./copies.ts";
import { countIn, entriesOf, mailsOf } from "./counts.ts";

const pieces = 2;
export const stock = 5;

/** What the owner posts at an order's page, as it stands at that moment. */
export async function ownersPost(
  visit: Visit,
  number: string,
  fields: Record<string, string>,
): Promise<Response> {
  const order = await adminPageOf(visit, number);
  if (!order) throw new TypeError("the owner's page did not come whole");
  const form = new URLSearchParams({ version: String(order.version), ...fields });
  return post(visit, order.path, form, { Cookie: visit.adminCookie });
}

/** An order of a counted product with a code that counts its uses. */
export async function orderToLose({ db, visit }: Copies, method: "cod" | "razorpay") {
  const id = `counted-${randomInt(1e9)}`;
  const code = `LOSE${randomInt(1e9)}`;
  await addProducts(db, [{ id, name: id, price: "500", stock_count: stock }]);
  const promotion = await addPromotion(db, { code, most_uses: 5 });
  const cart = `${id}:${pieces}:50000`;
  const number = await placeOrderByForm(visit.origin, randomUUID(), method, sender(), { cart, code });
  if (!number) throw new Error("no order was placed");
  const left = () => countIn(db, sql`select stock_count from products where id = ${id}`);
  const used = () => countIn(db, sql`select used from promotions where id = ${promotion}`);
  return { number, left, used };
}

/** An order in the database, as far as these contests ask. */
const rowOf = ({ db }: Copies, number: string) =>
  db.selectFrom("orders").selectAll().where("order_id_text", "=", number).executeTakeFirstOrThrow();

const cancelBesidePack = pressedAtOnce("cancelled beside being packed beside its payment", async (copies) => {
  const { db, visit } = copies;
  const { number, left, used } = await orderToLose(copies, "razorpay");
  const token = orderLinkToken(number, visit.secret);
  const begun = await callFunction(visit.origin, "create-razorpay-order", { receipt: number, token });
  const paid = await visit.wheel.pay(String(begun.body.id));
  const verify = async () => {
    const told = { ...paid, db_order_id: number, token };
    const { status, body } = await callFunction(visit.origin, "verify-razorpay-payment", told);
    return Response.json(body, { status });
  };
  const cancel = () => buyersPost(visit, number, "cancel", { reason: "Ordered twice" });
  const pack = () => ownersPost(visit, number, { intent: "packed" });
  return {
    presses: [cancel, verify, pack, cancel, verify, pack, verify, cancel].sort(() => Math.random() - 0.5),
    async judge() {
      const row = await rowOf(copies, number);
      const isCancelled = row.status === "cancelled";
      return [
        ...counted(
          "times it is cancelled or packed",
          Number(isCancelled) + Number(row.packed_at !== null),
          1,
        ),
        ...counted("times it is paid", Number(row.payment_state === "captured"), 1),
        ...counted("refunds due", Number(row.refund_due), isCancelled ? 1 : 0),
        ...counted("pieces left", await left(), isCancelled ? stock : stock - pieces),
        ...counted("uses", await used(), isCancelled ? 0 : 1),
        ...counted(
          "entries that say so",
          await entriesOf(db, number, sql`h.status = 'cancelled' and h.actor_kind = 'shopper'`),
          isCancelled ? 1 : 0,
        ),
        ...counted("mails that say so", await mailsOf(db, number, "order-status"), isCancelled ? 1 : 0),
      ];
    },
  };
});

const correctBesideInvoice = pressedAtOnce("its address corrected beside its invoice", async (copies) => {
  const { db, visit } = copies;
  const { number } = await orderToLose(copies, "cod");
  const correct = () => buyersPost(visit, number, "address", ranchi);
  const ship = () => ownersPost(visit, number, { intent: "status", status: "shipped" });
  const corrected = sql`h.note = 'Delivery address corrected'`;
  return {
    presses: [correct, ship, correct, ship, correct, correct].sort(() => Math.random() - 0.5),
    async judge() {
      const row = await rowOf(copies, number);
      const times = Number(row.shipping_city === ranchi.city);
      const invoiced = sql`select count(*) from invoices where order_id = ${row.id}`;
      const late = await entriesOf(
        db,
        number,
        sql`${corrected} and h.id > (select min(sent.id) from order_history sent
          where sent.order_id = o.id and sent.status = 'shipped')`,
      );
      return countedIn(db, [
        ["times it has left", Number(row.status === "shipped"), 1],
        ["invoices", invoiced, 1],
        [
          "invoices with where it went",
          sql`${invoiced} and facts -> 'shipTo' ->> 'lines' like '%' || ${row.shipping_city} || '%'`,
          1,
        ],
        ["entries of a correction", await entriesOf(db, number, corrected), times],
        ["mails of a correction", await mailsOf(db, number, "order-address"), times],
        ["corrections after it left", late, 0],
      ]);
    },
  };
});

const newDate = pressedAtOnce("another date, sent twenty times", async ({ db, visit }) => {
  const cart = "made:1:50000";
  const number = await placeOrderByForm(visit.origin, randomUUID(), "cod", sender(), { cart });
  const order = await adminPageOf(visit, number);
  if (!number || !order) throw new Error("nothing was ordered");
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const form = (days: number) => ({
    intent: "newDate",
    version: String(order.version),
    readyBy: dayIn(days),
  });
  const press = (days: number) => () => ownersPost(visit, number, form(days));
  const entries = sql`h.note like 'New date: %'`;
  const audits = sql`select count(*) from audit_log a join orders o on o.id = a.entity_id
    where o.order_id_text = ${number} and a.action = 'order.new_date'`;
  return {
    presses: Array.from({ length: 20 }, (_, at) => press(at % 2 ? 20 : 30)),
    judge: async () => [
      ...counted("entries", await entriesOf(db, number, entries), 1),
      ...counted("mails", await mailsOf(db, number, "order-new-date"), 1),
      ...counted("audit rows", await countIn(db, audits), 1),
    ],
  };
});

const orderAgain = pressedAtOnce("ordered again twenty times", async (copies) => {
  const { db, visit } = copies;
  const { number, left } = await orderToLose(copies, "cod");
  const placed = () => countIn(db, sql`select count(*) from orders`);
  const [before, orders] = [await left(), await placed()];
  return {
    presses: Array.from({ length: 20 }, () => () => buyersPost(visit, number, "again")),
    async judge(said): Promise<Finding[]> {
      const filled = said.filter(
        ({ location, cookies }) =>
          location === "/cart" && new RegExp(`jhola_cart=[^;]*:${pieces};`).test(cookies),
      );
      return [
        ...counted("carts with its goods", filled.length, 20),
        ...counted("pieces left", await left(), before),
        ...counted("orders", await placed(), orders),
      ];
    },
  };
});

export const orderContests = [cancelBesidePack, correctBesideInvoice, newDate, orderAgain];
