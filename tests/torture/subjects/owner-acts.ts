import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { adminPageOf } from "../admin-visitors.ts";
import {
  type Act,
  type Copies,
  countIn,
  entriesOf,
  mailsOf,
  orderAuditsOf,
  type ReadyAct,
} from "../copies/copies.ts";
import { ownersForm } from "../visitors.ts";
import { orderRow, orderToLose, ownersPost, paidAtProvider } from "./orders.ts";
import { type Arrived, arrived, hurryRefunds } from "./returned-orders.ts";

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

/** 'Send the Money Back' of an order that was paid by card, and what it leaves. */
async function refundOf(copies: Copies, order: Pick<Arrived, "id" | "number" | "paymentId">, paise: number) {
  const refunds = sql`payment_refunds r where r.order_id = ${order.id}`;
  const amount = String(paise / 100);
  return {
    press: await buttonOf(copies, order.number, "/refund", { amount, key: randomUUID() }),
    afterKill: () => hurryRefunds(copies, order),
    traces: {
      refunds: sql`select count(*) from ${refunds}`,
      "parts at the provider": async () => (await copies.visit.wheel.refunded(order.paymentId)) / paise,
      "refunds made": sql`select count(*) from ${refunds} and r.state = 'processed'`,
      mails: sql`select count(*) from mail_outbox
        where dedupe_key in (select 'order-refund:' || r.razorpay_refund_id from ${refunds})`,
    },
  };
}

async function readyToRefund(copies: Copies): Promise<ReadyAct> {
  const numbers = await numbersOf(copies);
  const order = await arrived(copies, "razorpay");
  const refund = await refundOf(copies, order, 250_50);
  const notes = { "credit notes": order.creditNotes, "numbers of credit notes": numbers };
  return { ...refund, traces: { ...refund.traces, ...notes } };
}

/** An order that was paid and cancelled: 'Next' says that its money goes back. */
async function readyToSendBack(copies: Copies): Promise<ReadyAct> {
  const { number } = await orderToLose(copies, "razorpay");
  await (await paidAtProvider(copies, number)).tell();
  await ownersPost(copies.visit, number, { intent: "status", status: "cancelled", meant: "on" });
  const { id, total_amount, razorpay_payment_id } = await orderRow(copies, number);
  const order = { id, number, paymentId: razorpay_payment_id ?? "" };
  const refund = await refundOf(copies, order, Math.round(Number(total_amount) * 100));
  const over = sql`select count(*) from orders where id = ${id} and not refund_due`;
  return { ...refund, traces: { ...refund.traces, "orders that wait for no money": over } };
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

const sendBack: Act = {
  name: "the money of a cancelled order sent back",
  steps: ["insert payment_refunds"],
  ready: readyToSendBack,
};

const sentBack: Act = {
  name: "the money of a cancelled order, as its provider answers",
  steps: ["update payment_refunds", "update orders", "insert mail_outbox"],
  stays: ["refunds", "parts at the provider"],
  ready: readyToSendBack,
};

/** 'It Is Sent' of the card 'Next', with the number that its buyer follows. */
const send: Act = {
  name: "an order sent by its card",
  steps: [
    "update orders",
    "insert order_history",
    "insert invoices",
    "insert audit_log",
    "insert shipments",
    "insert shipment_items",
    "insert mail_outbox",
  ],
  async ready(copies) {
    const { number } = await orderToLose(copies, "cod");
    await ownersPost(copies.visit, number, { intent: "packed" });
    const { id } = await orderRow(copies, number);
    const sent = { intent: "sent", trackingNumber: "SPEED-1", trackingUrl: "" };
    return {
      press: await buttonOf(copies, number, "", sent),
      traces: {
        entries: entriesOf(number, sql`h.status = 'shipped'`),
        invoices: sql`select count(*) from invoices where order_id = ${id}`,
        "audit rows": orderAuditsOf(number, "order.status_changed"),
        "parcels on their way": sql`select count(*) from shipments
          where order_id = ${id} and state = 'picked_up' and awb = 'SPEED-1'`,
        mails: mailsOf(number, "order-status"),
      },
    };
  },
};

export const ownerActs: readonly Act[] = [track, giveBack, refund, refunded, sendBack, sentBack, send];
