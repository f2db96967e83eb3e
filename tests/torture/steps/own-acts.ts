import { randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { addProducts } from "../../database/product-row.ts";
import { addPromotion } from "../../database/promotion-row.ts";
import { placeOrderByForm, postOrder } from "../../place-order-by-form.ts";
import { signIn } from "../../sign-in.ts";
import { adminPageOf } from "../admin-visitors.ts";
import { letWait } from "../copies/account-contests.ts";
import type { Copies } from "../copies/copies.ts";
import { countIn, entriesOf, mailsOf } from "../copies/counts.ts";
import { orderToLose, ownersPost } from "../copies/order-contests.ts";
import { giftForm } from "../gift-order.ts";
import { buyersPost, ranchi } from "../own-visitors.ts";
import { post, sender } from "../visitors.ts";
import { type Act, cancellingSteps } from "./act.ts";

const cancel: Act = {
  name: "an order cancelled by its buyer",
  steps: cancellingSteps,
  async ready(copies) {
    const { db, visit } = copies;
    const { number, left, used } = await orderToLose(copies, "cod");
    const before = await left();
    return {
      press: () => buyersPost(visit, number, "cancel"),
      traces: {
        entries: () => entriesOf(db, number, sql`h.status = 'cancelled'`),
        mails: () => mailsOf(db, number, "order-status"),
        "pairs of pieces back": async () => ((await left()) - before) / 2,
        "uses given back": async () => 1 - (await used()),
      },
    };
  },
};

const correct: Act = {
  name: "an address corrected by its buyer",
  steps: ["update orders", "insert order_history", "insert mail_outbox"],
  async ready(copies) {
    const { db, visit } = copies;
    const { number } = await orderToLose(copies, "cod");
    return {
      press: () => buyersPost(visit, number, "address", ranchi),
      traces: {
        entries: () => entriesOf(db, number, sql`h.note = 'Delivery address corrected'`),
        mails: () => mailsOf(db, number, "order-address"),
        "new places": sql`select count(*) from orders where order_id_text = ${number} and shipping_city = 'Ranchi'`,
      },
    };
  },
};

const auditsOf = (db: Copies["db"], number: string, action: string) =>
  countIn(
    db,
    sql`select count(*) from audit_log a join orders o on o.id = a.entity_id
      where o.order_id_text = ${number} and a.action = ${action}`,
  );

const pack: Act = {
  name: "an order being packed",
  steps: ["update orders", "insert order_history", "insert audit_log"],
  async ready(copies) {
    const { db, visit } = copies;
    const { number } = await orderToLose(copies, "cod");
    return {
      press: () => ownersPost(visit, number, { intent: "packed" }),
      traces: {
        entries: () => entriesOf(db, number, sql`h.note = 'Being packed'`),
        "audit rows": () => auditsOf(db, number, "order.packed"),
      },
    };
  },
};

const date: Act = {
  name: "another date",
  steps: ["update orders", "insert order_history", "insert audit_log", "insert mail_outbox"],
  async ready({ db, visit }) {
    const cart = "made:1:50000";
    const number = await placeOrderByForm(visit.origin, randomUUID(), "cod", sender(), { cart });
    const order = await adminPageOf(visit, number);
    if (!number || !order) throw new Error("nothing was ordered");
    const readyBy = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const version = String(order.version);
    return {
      press: () => ownersPost(visit, number, { intent: "newDate", version, readyBy }),
      traces: {
        entries: () => entriesOf(db, number, sql`h.note like 'New date: %'`),
        mails: () => mailsOf(db, number, "order-new-date"),
        "audit rows": () => auditsOf(db, number, "order.new_date"),
      },
    };
  },
};

const saveAddress: Act = {
  name: "an account's first address",
  steps: ["insert addresses", "update addresses"],
  async ready({ visit, dataDir }) {
    const { cookie, actor } = await signIn({ origin: visit.origin, dataDir }, "user");
    const kept = sql`select count(*) from addresses a join profiles p on p.id = a.profile_id
      where p.email = ${actor.email}`;
    return {
      press: () => post(visit, "/dashboard/addresses", new URLSearchParams(ranchi), { Cookie: cookie }),
      traces: {
        addresses: kept,
        "that the checkout begins with": sql`${kept} and a.is_default`,
      },
    };
  },
};

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
  async ready({ db, visit }) {
    const key = randomUUID();
    const [id, code] = [`gift-${randomInt(1e9)}`, `GIFT${randomInt(1e9)}`];
    await addProducts(db, [{ id, name: id, price: "500", stock_count: 1 }]);
    const promotion = await addPromotion(db, { code, most_uses: 1 });
    const gift = { ...giftForm, cart: `${id}:1:50000`, code };
    const order = sql`from orders o where idempotency_key = ${key}`;
    return {
      press: () => postOrder(visit.origin, key, "cod", sender(), gift),
      traces: {
        gifts: sql`select count(*) ${order} and is_gift and fees > 0`,
        lines: sql`select count(*) from order_items where order_id in (select id ${order})`,
        discounts: sql`select count(*) from order_discounts where order_id in (select id ${order})`,
        entries: sql`select count(*) from order_history where order_id in (select id ${order})`,
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
  async ready({ db, visit }) {
    const [id, key] = [`held-${randomInt(1e9)}`, randomUUID()];
    await addProducts(db, [{ id, name: id, price: "100", stock_count: 2 }]);
    const one = { cart: `${id}:1:10000` };
    const number = await placeOrderByForm(visit.origin, randomUUID(), "razorpay", sender(), one);
    if (!number) throw new Error("nothing is held");
    await sql`update orders set created_at = now() - interval '20 minutes'
      where order_id_text = ${number}`.execute(db);
    const order = sql`from orders o where idempotency_key = ${key}`;
    const taken = sql`select coalesce(sum(stock_taken), 0) from order_items where product_id = ${id}`;
    return {
      press: () => postOrder(visit.origin, key, "cod", sender(), { cart: `${id}:2:10000` }),
      traces: {
        orders: sql`select count(*) ${order}`,
        "ends of the hold": () => entriesOf(db, number, sql`h.note like 'Not paid while it was held%'`),
        "pairs of pieces": sql`select (${taken} and order_id in (select id ${order})) / 2`,
        "pieces more or fewer, and one": sql`select stock_count + (${taken}) - 2 + (select count(*) ${order}) from products
            where id = ${id}`,
      },
    };
  },
};

/** All of them are told, or none. */
const tell: Act = {
  name: "alerts told by the job",
  steps: ["update stock_alerts", "insert mail_outbox"],
  async ready(copies) {
    const back = await letWait(copies);
    return {
      beforeStart: back.comeBack,
      traces: {
        "six who count as told": async () => (await back.told()) / back.most,
        "six mails": async () => (await back.mails()) / back.most,
      },
    };
  },
};

export const ownActs: readonly Act[] = [buyGift, giveWay, cancel, correct, pack, date, saveAddress, tell];
