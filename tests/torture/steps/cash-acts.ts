import { sql } from "kysely";
import { orderToConfirm, paidInstead } from "../copies/cash-orders.ts";
import { countIn, entriesOf, mailsOf } from "../copies/counts.ts";
import { buyersPost } from "../own-visitors.ts";
import { type Act, cancellingSteps } from "./act.ts";

const confirm: Act = {
  name: "a cash order confirmed by its buyer",
  steps: ["update orders", "insert order_history"],
  async ready(copies) {
    const { db, visit } = copies;
    const { number } = await orderToConfirm(copies);
    return {
      press: () => buyersPost(visit, number, "confirm"),
      traces: {
        "orders confirmed": sql`select count(*) from orders where order_id_text = ${number} and cod_confirmed_at is not null`,
        entries: () => entriesOf(db, number, sql`h.note = 'Confirmed'`),
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
    const { db } = copies;
    const { number, left, used } = await orderToConfirm(copies);
    const before = await left();
    return {
      beforeStart: () =>
        db
          .updateTable("orders")
          .set({ cod_confirm_by: new Date(Date.now() - 60_000) })
          .where("order_id_text", "=", number)
          .execute(),
      traces: {
        entries: () => entriesOf(db, number, sql`h.status = 'cancelled'`),
        mails: () => mailsOf(db, number, "order-status"),
        "pairs of pieces back": async () => ((await left()) - before) / 2,
        "uses given back": async () => 1 - (await used()),
      },
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
    const { db } = copies;
    const order = await paidInstead(copies);
    const shares = () => countIn(db, sql`select sum(discount) from order_items where order_id = ${order.id}`);
    const before = await shares();
    return {
      press: order.tell,
      traces: {
        payments: sql`select count(*) from payments where order_id = ${order.id} and outcome = 'confirmed'`,
        "bills by card": sql`select count(*) from orders where id = ${order.id} and payment_method = 'razorpay'
              and payment_state = 'captured' and total_amount = ${order.byCard} and cod_fee = 0`,
        "times its lines are lowered": async () => ((await shares()) - before) / order.ahead,
        "uses of paying ahead": order.usedAhead,
        entries: () => entriesOf(db, order.number, sql`h.note like '%instead of in cash%'`),
        mails: () => order.mails("order-paid"),
      },
    };
  },
};

export const cashActs: readonly Act[] = [confirm, giveUp, payInstead];
