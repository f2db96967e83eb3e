import { randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { adminOfferPath } from "#offers/admin/offer-list.ts";
import { insertOffer } from "#offers/offers.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { mondayOf, runningMonday } from "#promise/weeks.ts";
import { paise } from "#values/money/money.ts";
import { draftOffer } from "../../database/offer-row.ts";
import { addProducts } from "../../database/product-row.ts";
import { freshOfferNumber } from "../../database/sent-offer.ts";
import { postOrder } from "../../place-order-by-form.ts";
import { until } from "../../running-shop.ts";
import { pressedAtOnce, shuffled } from "../copies/contest.ts";
import { type Act, auditsOf, type Copies } from "../copies/copies.ts";
import { ownersForm, sender } from "../visitors.ts";

const weekMs = 7 * 86_400_000;

/** What a group of its own makes, so many pieces a week, where the shop promises by weeks. */
async function woven({ db }: Copies, piecesWeek: number): Promise<string> {
  const product = `woven-${randomInt(1e9)}`;
  await sql`insert into making_groups (id, name, pieces_week)
    values (${product}, ${product}, ${piecesWeek})`.execute(db);
  const made = { made_to_order: true, lead_days_from: 1, lead_days_to: 1, making_group: product };
  await addProducts(db, [{ id: product, name: product, price: "500", ...made }]);
  await sql`update shop_settings set facts = facts || '{"promise":{"mode":"on"}}'
    where facts->'promise'->>'mode' is distinct from 'on'`.execute(db);
  return product;
}

/** An offer of so many of its pieces, once every copy of the shop knows that it promises by weeks. */
async function offered({ db, visit }: Copies, product: string, quantity: number) {
  const number = freshOfferNumber();
  const line = {
    ...{ productId: product, variantId: null, name: product, optionText: null, details: null, sku: null },
    ...{ hsn: null, taxRate: null, quantity, unitPrice: paise(500_00) },
  };
  const id = await inTransaction(db, (trx) => insertOffer(trx, draftOffer({ number, lines: [line] })));
  const path = adminOfferPath(number);
  const isKnown = async () => {
    const answer = await fetch(visit.origin + path, { headers: { Cookie: visit.adminCookie } });
    return (await answer.text()).includes("Hold These Weeks");
  };
  await until(async () => (await isKnown()) && isKnown(), "the weeks of an offer", 30);
  return { number, hold: () => ownersForm(visit, path, { id, version: "1", intent: "hold" }) };
}

async function promised(copies: Copies) {
  const product = await woven(copies, 4);
  return { product, ...(await offered(copies, product, 6)) };
}

const hold: Act = {
  name: "weeks held for an offer",
  isWhole: true,
  steps: ["insert held_weeks", "insert audit_log"],
  async ready(copies) {
    const { number, hold: press } = await promised(copies);
    return {
      press,
      traces: {
        "held lines": sql`select count(*) from held_weeks where claim = ${`offer:${number}`}`,
        "audit rows": auditsOf("offer.weeks held", number),
      },
    };
  },
};

const order: Act = {
  name: "an order with the day of its week",
  steps: ["insert orders", "insert order_items", "insert lots", "insert order_history", "insert mail_outbox"],
  async ready(copies) {
    const { product } = await promised(copies);
    const key = randomUUID();
    const fields = { cart: `${product}:2:50000`, leaves: "2099-12-31" };
    const kept = sql`from orders where idempotency_key = ${key} and ready_by is not null`;
    return {
      press: () => postOrder(copies.visit.origin, key, "cod", sender(), fields),
      traces: {
        "orders with their day": sql`select count(*) ${kept}`,
        "lots in its week": sql`select count(*) from lots where planned and product_id = ${product}
          and due_on <= (select ready_by ${kept})`,
        mails: sql`select count(*) from mail_outbox
          where dedupe_key in (select 'order-placed:' || id ${kept})`,
      },
    };
  },
};

/** A week's room is taken, or held, whole or not at all. */
export const promiseActs: readonly Act[] = [hold, order];

/** Pieces of each: the last is more than a week's room. */
const offers = [10, 5, 14];
const orders = Array.from({ length: 20 }, (_, at) => 1 + (at % 3));
const weeksRoom = 12;
const sum = (pieces: readonly number[]) => pieces.reduce((all, each) => all + each, 0);

const workOf = (product: string) => sql`(
  select due_on, quantity from lots where state = 'open' and planned and product_id = ${product}
  union all select due_on, quantity from held_weeks where product_id = ${product}) as work`;

/** Weeks by whose end more is due than can be made until then, from that of this moment on. */
async function weeksAbove({ db }: Copies, product: string, moment: Date): Promise<number> {
  const { rows } = await sql<{ due: string; pieces: number }>`
    select due_on::text as due, sum(quantity)::int as pieces from ${workOf(product)}
    group by due_on order by due_on`.execute(db);
  const first = Date.parse(runningMonday(moment));
  const roomBy = (due: string) => weeksRoom * ((Date.parse(mondayOf(due)) - first) / weekMs + 1);
  return rows.filter(({ due }, at) => sum(rows.slice(0, at + 1).map((row) => row.pieces)) > roomBy(due))
    .length;
}

const heldBesideOrders = pressedAtOnce("weeks held for offers beside orders", async (copies) => {
  const moment = new Date();
  const product = await woven(copies, weeksRoom);
  const holds: (() => Promise<Response>)[] = [];
  for (const pieces of offers) holds.push((await offered(copies, product, pieces)).hold);
  const buys = orders.map((pieces) => {
    const fields = { cart: `${product}:${pieces}:50000`, leaves: "2099-12-31" };
    const key = randomUUID();
    return () => postOrder(copies.visit.origin, key, "cod", sender(), fields);
  });
  return {
    presses: shuffled([...holds, ...holds, ...holds, ...buys]),
    judge: () => [
      ["weeks above their room", () => weeksAbove(copies, product, moment), 0],
      [
        "pieces of orders",
        sql`select sum(quantity) from lots where planned and product_id = ${product}`,
        sum(orders),
      ],
      ["pieces held", sql`select sum(quantity) from held_weeks where product_id = ${product}`, sum(offers)],
      ["offers that hold", sql`select count(*) from held_weeks where product_id = ${product}`, offers.length],
    ],
  };
});

export const promiseContests = [heldBesideOrders];
