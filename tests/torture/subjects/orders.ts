import { randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { orderLinkToken } from "#orders/links/order-access.server.ts";
import { callFunction } from "../../card-shop.ts";
import { addProducts } from "../../database/product-row.ts";
import { addPromotion } from "../../database/promotion-row.ts";
import { placeOrderByForm } from "../../place-order-by-form.ts";
import { adminPageOf } from "../admin-visitors.ts";
import { pressedAtOnce, shuffled } from "../copies/contest.ts";
import { type Copies, countIn, entriesOf, mailsOf, orderAuditsOf } from "../copies/copies.ts";
import { buyersPost, ranchi } from "../own-visitors.ts";
import { ownersForm, sender, type Visit } from "../visitors.ts";

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
  return ownersForm(visit, order.path, { version: String(order.version), ...fields });
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

/** An order in the database, as far as contests ask. */
export const orderRow = ({ db }: Copies, number: string) =>
  db.selectFrom("orders").selectAll().where("order_id_text", "=", number).executeTakeFirstOrThrow();

/** An order's payment that is made at the provider, and of which the payment window is to tell the shop. */
export async function paidAtProvider({ visit }: Copies, number: string) {
  const token = orderLinkToken(number, visit.secret);
  const begun = await callFunction(visit.origin, "create-razorpay-order", { receipt: number, token });
  const paid = await visit.wheel.pay(String(begun.body.id));
  return {
    paymentId: paid.razorpay_payment_id,
    async tell(): Promise<Response> {
      const told = { ...paid, db_order_id: number, token };
      const { status, body } = await callFunction(visit.origin, "verify-razorpay-payment", told);
      return Response.json(body, { status });
    },
  };
}

const cancelBesidePack = pressedAtOnce("cancelled beside being packed beside its payment", async (copies) => {
  const { visit } = copies;
  const { number, left, used } = await orderToLose(copies, "razorpay");
  const { tell } = await paidAtProvider(copies, number);
  const cancel = () => buyersPost(visit, number, "cancel", { reason: "Ordered twice" });
  const pack = () => ownersPost(visit, number, { intent: "packed" });
  const said = entriesOf(number, sql`h.status = 'cancelled' and h.actor_kind = 'shopper'`);
  return {
    presses: shuffled([cancel, tell, pack, cancel, tell, pack, tell, cancel]),
    async judge() {
      const row = await orderRow(copies, number);
      const ends = Number(row.status === "cancelled");
      return [
        ["times it is cancelled or packed", ends + Number(row.packed_at !== null), 1],
        ["times it is paid", Number(row.payment_state === "captured"), 1],
        ["refunds due", Number(row.refund_due), ends],
        ["pieces left", left, ends ? stock : stock - pieces],
        ["uses", used, 1 - ends],
        ["entries that say so", said, ends],
        ["mails that say so", mailsOf(number, "order-status"), ends],
      ];
    },
  };
});

const correctBesideInvoice = pressedAtOnce("its address corrected beside its invoice", async (copies) => {
  const { number } = await orderToLose(copies, "cod");
  const correct = () => buyersPost(copies.visit, number, "address", ranchi);
  const ship = () => ownersPost(copies.visit, number, { intent: "status", status: "shipped" });
  const corrected = sql`h.note = 'Delivery address corrected'`;
  const late = sql`${corrected} and h.id > (select min(sent.id) from order_history sent
    where sent.order_id = o.id and sent.status = 'shipped')`;
  return {
    presses: shuffled([correct, ship, correct, ship, correct, correct]),
    async judge() {
      const row = await orderRow(copies, number);
      const times = Number(row.shipping_city === ranchi.city);
      const invoiced = sql`select count(*) from invoices where order_id = ${row.id}`;
      const there = sql`facts -> 'shipTo' ->> 'lines' like '%' || ${row.shipping_city} || '%'`;
      return [
        ["times it has left", Number(row.status === "shipped"), 1],
        ["invoices", invoiced, 1],
        ["invoices with where it went", sql`${invoiced} and ${there}`, 1],
        ["entries of a correction", entriesOf(number, corrected), times],
        ["mails of a correction", mailsOf(number, "order-address"), times],
        ["corrections after it left", entriesOf(number, late), 0],
      ];
    },
  };
});

/** An order of something that is made, as the owner's page shows it, with the form for another date. */
export async function orderToMake({ visit }: Copies) {
  const cart = "made:1:50000";
  const number = await placeOrderByForm(visit.origin, randomUUID(), "cod", sender(), { cart });
  const order = await adminPageOf(visit, number);
  if (!number || !order) throw new Error("nothing was ordered");
  return {
    pressDate: (days: number) => () => {
      const readyBy = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      return ownersPost(visit, number, { intent: "newDate", version: String(order.version), readyBy });
    },
    traces: {
      entries: entriesOf(number, sql`h.note like 'New date: %'`),
      mails: mailsOf(number, "order-new-date"),
      "audit rows": orderAuditsOf(number, "order.new_date"),
    },
  };
}

const newDate = pressedAtOnce("another date, sent twenty times", async (copies) => {
  const { pressDate, traces } = await orderToMake(copies);
  return {
    presses: Array.from({ length: 20 }, (_, at) => pressDate(at % 2 ? 20 : 30)),
    judge: () => Object.entries(traces).map(([what, count]) => [what, count, 1]),
  };
});

const orderAgain = pressedAtOnce("ordered again twenty times", async (copies) => {
  const { db, visit } = copies;
  const { number, left } = await orderToLose(copies, "cod");
  const placed = () => countIn(db, sql`select count(*) from orders`);
  const [before, orders] = [await left(), await placed()];
  const filled = new RegExp(`jhola_cart=[^;]*:${pieces};`);
  return {
    presses: Array(20).fill(() => buyersPost(visit, number, "again")),
    judge: (said) => [
      [
        "carts with its goods",
        said.filter(({ location, cookies }) => location === "/cart" && filled.test(cookies)).length,
        20,
      ],
      ["pieces left", left, before],
      ["orders", placed, orders],
    ],
  };
});

export const orderContests = [cancelBesidePack, correctBesideInvoice, newDate, orderAgain];
