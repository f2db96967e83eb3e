import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { adminPageOf } from "../admin-visitors.ts";
import { type Act, type Copies, countIn, entriesOf, orderAuditsOf, type ReadyAct } from "../copies/copies.ts";
import { ownersForm } from "../visitors.ts";
import { orderRow, orderToLose, ownersPost } from "./orders.ts";
import { arrived, hurryRefunds } from "./returned-orders.ts";

/** A button of an order's page, or of a part of it, as it was rendered when the order had come so far. */
async function buttonOf({ visit }: Copies, number: string, part: string, fields: Record<string, string>) {
  const order = await adminPageOf(visit, number);
  if (!order) throw new Error("the owner's page did not come whole");
  return () => ownersForm(visit, order.path + part, { ...fields, version: String(order.version) });
}

const track: Act = {
  name: "a parcel's number, told to its buyer",
  steps: ["insert audit_log", "insert mail_outbox"],
  isWhole: true,
  async ready(copies) {
    const { number } = await orderToLose(copies, "cod");
    await ownersPost(copies.visit, number, { intent: "status", status: "shipped" });
    const { id } = await orderRow(copies, number);
    const words = { intent: "tracking", trackingNumber: "TRACK-1", trackingUrl: "", tellCustomer: "on" };
    const key = `order-tracking:${id}:%`;
    return {
      press: await buttonOf(copies, number, "", words),
      traces: {
        "audit rows": sql`${orderAuditsOf(number, "order.tracking_changed")} and a.detail->>'mail' = 'sent'`,
        mails: sql`select count(*) from mail_outbox where dedupe_key like ${key}`,
      },
    };
  },
};

/** How far the numbers of credit notes have counted on; the series has begun before the blow. */
async function numbersOf(copies: Copies) {
  const last = sql`select coalesce(sum(last_serial), 0) from invoice_series where kind = 'credit'`;
  if ((await countIn(copies.db, last)) === 0) await (await readyToGiveBack(copies)).press();
  const before = await countIn(copies.db, last);
  return async () => (await countIn(copies.db, last)) - before;
}

async function readyToGiveBack(copies: Copies) {
  const order = await arrived(copies, "cod");
  const key = `order-refund:cash:${order.id}:%`;
  return {
    press: await buttonOf(copies, order.number, "", { intent: "returned", amount: "50" }),
    traces: {
      entries: entriesOf(order.number, sql`h.note like 'Cash given back: %'`),
      "credit notes": order.creditNotes,
      mails: sql`select count(*) from mail_outbox where dedupe_key like ${key}`,
    },
  };
}

const giveBack: Act = {
  name: "cash given back",
  steps: [
    "update orders",
    "insert order_history",
    "update invoice_series",
    "insert credit_notes",
    "insert mail_outbox",
  ],
  isWhole: true,
  async ready(copies) {
    const numbers = await numbersOf(copies);
    const { press, traces } = await readyToGiveBack(copies);
    return { press, traces: { ...traces, "numbers of credit notes": numbers } };
  },
};

async function readyToRefund(copies: Copies): Promise<ReadyAct> {
  const numbers = await numbersOf(copies);
  const order = await arrived(copies, "razorpay");
  const refunds = sql`payment_refunds r where r.order_id = ${order.id}`;
  return {
    press: await buttonOf(copies, order.number, "/refund", { amount: "250.50", key: randomUUID() }),
    afterKill: () => hurryRefunds(copies, order),
    traces: {
      refunds: sql`select count(*) from ${refunds}`,
      "parts at the provider": async () => (await copies.visit.wheel.refunded(order.paymentId)) / 250_50,
      "refunds made": sql`select count(*) from ${refunds} and r.state = 'processed'`,
      "credit notes": order.creditNotes,
      "numbers of credit notes": numbers,
      mails: sql`select count(*) from mail_outbox
        where dedupe_key in (select 'order-refund:' || r.razorpay_refund_id from ${refunds})`,
    },
  };
}

const refund: Act = {
  name: "a refund by card",
  steps: ["insert payment_refunds"],
  isWhole: true,
  ready: readyToRefund,
};

/** It is asked for, and the provider has given it; what follows of that is written together. */
const refunded: Act = {
  name: "a refund by card, as its provider answers",
  steps: ["update payment_refunds", "update invoice_series", "insert credit_notes", "insert mail_outbox"],
  stays: ["refunds", "parts at the provider"],
  isWhole: true,
  ready: readyToRefund,
};

export const ownerActs: readonly Act[] = [track, giveBack, refund, refunded];
