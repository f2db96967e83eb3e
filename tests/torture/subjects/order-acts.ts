import { randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { addProducts } from "../../database/product-row.ts";
import { addPromotion } from "../../database/promotion-row.ts";
import { placeOrderByForm, postOrder } from "../../place-order-by-form.ts";
import { type Act, type Copies, entriesOf, mailsOf, orderAuditsOf } from "../copies/copies.ts";
import { giftForm } from "../goods.ts";
import { buyersPost, ranchi } from "../own-visitors.ts";
import { sender } from "../visitors.ts";
import { orderToLose, orderToMake, ownersPost } from "./orders.ts";

/** What is written when an order is cancelled that had taken stock and a discount. */
export const cancellingSteps: Act["steps"] = [
  "update products",
  "update promotion_uses",
  "update promotions",
  "update orders",
  "insert order_history",
  "insert mail_outbox",
];

/** What it leaves of such an order, once. */
export async function tracesOfEnd({ number, left, used }: Awaited<ReturnType<typeof orderToLose>>) {
  const before = await left();
  return {
    entries: entriesOf(number, sql`h.status = 'cancelled'`),
    mails: mailsOf(number, "order-status"),
    "pairs of pieces back": async () => ((await left()) - before) / 2,
    "uses given back": async () => 1 - (await used()),
  };
}

const cancel: Act = {
  name: "an order cancelled by its buyer",
  steps: cancellingSteps,
  async ready(copies) {
    const order = await orderToLose(copies, "cod");
    const press = () => buyersPost(copies.visit, order.number, "cancel");
    return { press, traces: await tracesOfEnd(order) };
  },
};

const correct: Act = {
  name: "an address corrected by its buyer",
  steps: ["update orders", "insert order_history", "insert mail_outbox"],
  async ready(copies) {
    const { number } = await orderToLose(copies, "cod");
    const its = sql`from orders where order_id_text = ${number}`;
    return {
      press: () => buyersPost(copies.visit, number, "address", ranchi),
      traces: {
        entries: entriesOf(number, sql`h.note = 'Delivery address corrected'`),
        mails: mailsOf(number, "order-address"),
        "new places": sql`select count(*) ${its} and shipping_city = 'Ranchi'`,
      },
    };
  },
};

const pack: Act = {
  name: "an order being packed",
  steps: ["update orders", "insert order_history", "insert audit_log"],
  async ready(copies) {
    const { number } = await orderToLose(copies, "cod");
    return {
      press: () => ownersPost(copies.visit, number, { intent: "packed" }),
      traces: {
        entries: entriesOf(number, sql`h.note = 'Being packed'`),
        "audit rows": orderAuditsOf(number, "order.packed"),
      },
    };
  },
};

const date: Act = {
  name: "another date",
  steps: ["update orders", "insert order_history", "insert audit_log", "insert mail_outbox"],
  async ready(copies) {
    const { pressDate, traces } = await orderToMake(copies);
    return { press: pressDate(30), traces };
  },
};

const supply: Act = {
  name: "another place of supply",
  steps: ["update orders", "insert audit_log", "insert order_history"],
  async ready(copies) {
    const { number } = await orderToLose(copies, "cod");
    const its = sql`orders where order_id_text = ${number}`;
    // Of a company in Maharashtra, whose parcel goes elsewhere.
    await sql`update orders set buyer_gstin = '27AAPFU0939F1ZV' where order_id_text = ${number}`.execute(
      copies.db,
    );
    return {
      press: () => ownersPost(copies.visit, number, { intent: "supply", supplyRule: "buyer" }),
      traces: {
        entries: entriesOf(number, sql`h.note = 'Place of supply: where the buyer is registered'`),
        "audit rows": orderAuditsOf(number, "order.supply_rule_set"),
        "other places": sql`select count(*) from ${its} and supply_rule = 'buyer'`,
      },
    };
  },
};

/** 'Place Order' for cash of a form with this key, and its order in the database. */
function pressOrder({ visit }: Copies, fields: Record<string, string>) {
  const key = randomUUID();
  return {
    press: () => postOrder(visit.origin, key, "cod", sender(), fields),
    order: sql`from orders o where idempotency_key = ${key}`,
  };
}

const buyGift: Act = {
  name: "a gift bought with a code",
  steps: [
    "insert orders",
    "insert order_items",
    "insert order_discounts",
    "insert promotion_uses",
    "update promotions",
    "update products",
    "insert order_history",
    "insert mail_outbox",
  ],
  async ready(copies) {
    const { db } = copies;
    const [id, code] = [`gift-${randomInt(1e9)}`, `GIFT${randomInt(1e9)}`];
    await addProducts(db, [{ id, name: id, price: "500", stock_count: 1 }]);
    const promotion = await addPromotion(db, { code, most_uses: 1 });
    const { press, order } = pressOrder(copies, { ...giftForm, cart: `${id}:1:50000`, code });
    const itsRows = (table: string) =>
      sql`select count(*) from ${sql.table(table)} where order_id in (select id ${order})`;
    return {
      press,
      traces: {
        gifts: sql`select count(*) ${order} and is_gift and fees > 0`,
        lines: itsRows("order_items"),
        discounts: itsRows("order_discounts"),
        entries: itsRows("order_history"),
        mails: sql`select count(*) from mail_outbox
          where dedupe_key in (select 'order-placed:' || id ${order})`,
        uses: sql`select used from promotions where id = ${promotion}`,
        "pieces taken": sql`select 1 - stock_count from products where id = ${id}`,
      },
    };
  },
};

/** Somebody orders both pieces, one of which is held for who never began to pay (PAY-24). */
const giveWay: Act = {
  name: "a hold that gives way to who buys",
  steps: ["update order_items", "update products", "update orders", "insert order_history"],
  async ready(copies) {
    const { db, visit } = copies;
    const id = `held-${randomInt(1e9)}`;
    await addProducts(db, [{ id, name: id, price: "100", stock_count: 2 }]);
    const one = { cart: `${id}:1:10000` };
    const number = await placeOrderByForm(visit.origin, randomUUID(), "razorpay", sender(), one);
    if (!number) throw new Error("nothing is held");
    await sql`update orders set created_at = now() - interval '20 minutes'
      where order_id_text = ${number}`.execute(db);
    const { press, order } = pressOrder(copies, { cart: `${id}:2:10000` });
    const taken = sql`select coalesce(sum(stock_taken), 0) from order_items where product_id = ${id}`;
    return {
      press,
      traces: {
        orders: sql`select count(*) ${order}`,
        "ends of the hold": entriesOf(number, sql`h.note like 'Not paid while it was held%'`),
        "pairs of pieces": sql`select (${taken} and order_id in (select id ${order})) / 2`,
        "pieces more or fewer, and one": sql`select stock_count + (${taken}) - 2 + (select count(*) ${order})
          from products where id = ${id}`,
      },
    };
  },
};

export const orderActs: readonly Act[] = [buyGift, giveWay, cancel, correct, pack, date, supply];
