import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Copies } from "../copies/copies.ts";
import { countIn } from "../copies/counts.ts";
import {
  arrived,
  cameFields,
  creditNotesOf,
  pressManage,
  pressReturn,
  returned,
  returnMails,
} from "../copies/returned-orders.ts";
import type { Act, ReadyAct } from "./act.ts";

const request: Act = {
  name: "a return asked for",
  steps: ["insert return_requests", "insert return_items", "insert mail_outbox"],
  async ready(copies) {
    const order = await arrived(copies, "cod");
    const its = sql`return_requests r where r.order_id = ${order.id}`;
    return {
      press: pressReturn(copies, order, randomUUID(), 2),
      traces: {
        requests: sql`select count(*) from ${its}`,
        photos: sql`select coalesce(sum(cardinality(photos)), 0) from ${its}`,
        "pairs of pieces": sql`select coalesce(sum(quantity), 0) / 2 from return_items
              where request_id in (select r.id from ${its})`,
        mails: sql`select count(*) from mail_outbox
              where dedupe_key in (select 'return:' || r.id || ':requested' from ${its})`,
      },
    };
  },
};

const isIn = ({ db }: Copies, id: string, state: string) =>
  countIn(db, sql`select count(*) from return_requests where id = ${id} and state = ${state}`);

const auditsOf = ({ db }: Copies, id: string, action: string) =>
  countIn(db, sql`select count(*) from audit_log where entity_id = ${id} and action = ${action}`);

const receive: Act = {
  name: "a return received",
  steps: [
    "update return_items",
    "update order_items",
    "update products",
    "update return_requests",
    "insert audit_log",
    "insert mail_outbox",
  ],
  isLong: true,
  async ready(copies) {
    const order = await returned(copies, "cod", false);
    const before = await order.left();
    return {
      press: () => pressManage(copies, order.request, cameFields(order.line, 2)),
      traces: {
        "requests received": () => isIn(copies, order.request, "received"),
        "pairs of pieces back": async () => ((await order.left()) - before) / 2,
        "audit rows": () => auditsOf(copies, order.request, "return.received"),
        mails: () => returnMails(copies, order.request, "received"),
      },
    };
  },
};

const settlement = { intent: "settle", version: "3", words: "" };

const settled = (copies: Copies, id: string): ReadyAct["traces"] => ({
  "requests settled": () => isIn(copies, id, "settled"),
  "audit rows": () => auditsOf(copies, id, "return.settled"),
  mails: () => returnMails(copies, id, "settled"),
});

const settleCash: Act = {
  name: "a return settled in cash",
  steps: [
    "update orders",
    "insert audit_log",
    "insert order_history",
    "insert credit_notes",
    "insert mail_outbox",
    "update return_requests",
  ],
  isLong: true,
  async ready(copies) {
    const order = await returned(copies, "cod", true);
    return {
      press: () => pressManage(copies, order.request, { ...settlement, way: "refund", amount: "100" }),
      traces: {
        ...settled(copies, order.request),
        "hundreds given back": sql`select cash_returned / 100 from orders where id = ${order.id}`,
        "credit notes": () => creditNotesOf(copies, order),
        "mails of the refund": sql`select count(*) from mail_outbox where dedupe_key like ${`order-refund:cash:${order.id}:%`}`,
      },
    };
  },
};

async function readyByCard(copies: Copies): Promise<ReadyAct> {
  const { db, visit } = copies;
  const order = await returned(copies, "razorpay", true);
  return {
    press: () => pressManage(copies, order.request, { ...settlement, way: "refund", amount: "100" }),
    afterKill: () =>
      db
        .updateTable("payment_refunds")
        .set({ next_attempt_at: new Date(0) })
        .where("order_id", "=", order.id)
        .where("state", "=", "requested")
        .execute(),
    traces: {
      ...settled(copies, order.request),
      "hundreds at the provider": async () => (await visit.wheel.refunded(order.paymentId)) / 100_00,
      "refunds made": sql`select count(*) from payment_refunds where order_id = ${order.id} and state = 'processed'`,
      "credit notes": () => creditNotesOf(copies, order),
      "mails of the refund": sql`select count(*) from mail_outbox m join payment_refunds r
            on m.dedupe_key = 'order-refund:' || r.razorpay_refund_id where r.order_id = ${order.id}`,
    },
  };
}

const settleByCard: Act = {
  name: "a return settled by card",
  steps: [
    "insert audit_log when NEW.action = 'order.refunded'",
    "insert payment_refunds",
    "update return_requests",
    "insert audit_log when NEW.action = 'return.settled'",
    "insert mail_outbox when NEW.dedupe_key LIKE 'return:%'",
  ],
  isLong: true,
  ready: readyByCard,
};

/** It is settled; what the provider said of its money is written then. */
const refunded: Act = {
  name: "the money of a return, as its provider answers",
  steps: [
    "update payment_refunds when NEW.state = 'processed'",
    "update orders",
    "insert credit_notes",
    "insert mail_outbox when NEW.dedupe_key LIKE 'order-refund:%'",
  ],
  inParts: true,
  ready: readyByCard,
};

const replace: Act = {
  name: "a return replaced",
  steps: [
    "update products",
    "insert shipments",
    "insert shipment_items",
    "update orders",
    "update return_requests",
    "insert audit_log",
    "insert mail_outbox",
  ],
  async ready(copies) {
    const order = await returned(copies, "cod", true);
    const before = await order.left();
    const parcels = sql`select count(*) from shipments where return_request_id = ${order.request}`;
    return {
      press: () => pressManage(copies, order.request, { ...settlement, way: "replacement" }),
      traces: {
        ...settled(copies, order.request),
        parcels: parcels,
        "pairs of pieces taken": async () => (before - (await order.left())) / 2,
      },
    };
  },
};

export const returnActs: readonly Act[] = [request, receive, settleCash, settleByCard, refunded, replace];
