import { sql } from "kysely";
import { type Act, countIn, entriesOf } from "../copies/copies.ts";
import { buyersPost } from "../own-visitors.ts";
import { orderToConfirm, paidInstead } from "./cash.ts";
import { cancellingSteps, tracesOfEnd } from "./order-acts.ts";

const confirm: Act = {
  name: "a cash order confirmed by its buyer",
  steps: ["update orders", "insert order_history"],
  async ready(copies) {
    const { number } = await orderToConfirm(copies);
    const its = sql`from orders where order_id_text = ${number}`;
    return {
      press: () => buyersPost(copies.visit, number, "confirm"),
      traces: {
        "orders confirmed": sql`select count(*) ${its} and cod_confirmed_at is not null`,
        entries: entriesOf(number, sql`h.note = 'Confirmed'`),
      },
    };
  },
};

/** The job's own act. */
const giveUp: Act = {
  name: "a cash order given up that nobody confirmed",
  steps: cancellingSteps,
  isLong: true,
  async ready(copies) {
    const order = await orderToConfirm(copies);
    const its = copies.db.updateTable("orders").where("order_id_text", "=", order.number);
    return {
      beforeStart: () => its.set({ cod_confirm_by: new Date(Date.now() - 60_000) }).execute(),
      traces: await tracesOfEnd(order),
    };
  },
};

const payInstead: Act = {
  name: "a cash order paid by card after all",
  steps: [
    "insert payments",
    "update orders when NEW.payment_method = 'razorpay'",
    "update order_items",
    "insert promotion_uses",
    "update promotions",
    "insert order_history",
    "insert mail_outbox",
  ],
  isLong: true,
  async ready(copies) {
    const order = await paidInstead(copies);
    const { id } = order;
    const shares = () =>
      countIn(copies.db, sql`select sum(discount) from order_items where order_id = ${id}`);
    const before = await shares();
    return {
      press: order.tell,
      traces: {
        payments: sql`select count(*) from payments where order_id = ${id} and outcome = 'confirmed'`,
        "bills by card": sql`select count(*) from orders where id = ${id} and payment_method = 'razorpay'
          and payment_state = 'captured' and total_amount = ${order.byCard} and cod_fee = 0`,
        "times its lines are lowered": async () => ((await shares()) - before) / order.ahead,
        "uses of paying ahead": order.usedAhead,
        entries: entriesOf(order.number, sql`h.note like '%instead of in cash%'`),
        mails: order.paidMails,
      },
    };
  },
};

export const cashActs: readonly Act[] = [confirm, giveUp, payInstead];
