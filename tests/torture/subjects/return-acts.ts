import { sql } from "kysely";
import { type Act, auditsOf, type Copies, type ReadyAct } from "../copies/copies.ts";
import {
  arrived,
  cameFields,
  hurryRefunds,
  pressManage,
  pressReturn,
  returned,
  returnMails,
} from "./returned-orders.ts";

const request: Act = {
  name: "a return asked for",
  steps: ["insert return_requests", "insert return_items", "insert mail_outbox"],
  async ready(copies) {
    const order = await arrived(copies, "cod");
    const its = sql`return_requests r where r.order_id = ${order.id}`;
    return {
      press: pressReturn(copies, order),
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

const isIn = (id: string, state: string) =>
  sql`select count(*) from return_requests where id = ${id} and state = ${state}`;

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
      press: pressManage(copies, order.request, cameFields(order.line)),
      traces: {
        "requests received": isIn(order.request, "received"),
        "pairs of pieces back": async () => ((await order.left()) - before) / 2,
        "audit rows": auditsOf("return.received", order.request),
        mails: returnMails(order.request, "received"),
      },
    };
  },
};

/** 'Settle' of the dialog, and what it leaves. */
const settling = (copies: Copies, id: string, way: Record<string, string>) => ({
  press: pressManage(copies, id, { intent: "settle", version: "3", words: "", ...way }),
  settled: {
    "requests settled": isIn(id, "settled"),
    "audit rows": auditsOf("return.settled", id),
    mails: returnMails(id, "settled"),
  },
});

const hundred = { way: "refund", amount: "100" };

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
    const { press, settled } = settling(copies, order.request, hundred);
    const key = `order-refund:cash:${order.id}:%`;
    return {
      press,
      traces: {
        ...settled,
        "hundreds given back": sql`select cash_returned / 100 from orders where id = ${order.id}`,
        "credit notes": order.creditNotes,
        "mails of the refund": sql`select count(*) from mail_outbox where dedupe_key like ${key}`,
      },
    };
  },
};

async function readyByCard(copies: Copies): Promise<ReadyAct> {
  const order = await returned(copies, "razorpay", true);
  const { press, settled } = settling(copies, order.request, hundred);
  const refunds = sql`payment_refunds r where r.order_id = ${order.id}`;
  return {
    press,
    afterKill: () => hurryRefunds(copies, order),
    traces: {
      ...settled,
      "hundreds at the provider": async () => (await copies.visit.wheel.refunded(order.paymentId)) / 100_00,
      "refunds made": sql`select count(*) from ${refunds} and r.state = 'processed'`,
      "credit notes": order.creditNotes,
      "mails of the refund": sql`select count(*) from mail_outbox
        where dedupe_key in (select 'order-refund:' || r.razorpay_refund_id from ${refunds})`,
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
    const { press, settled } = settling(copies, order.request, { way: "replacement" });
    return {
      press,
      traces: {
        ...settled,
        parcels: sql`select count(*) from shipments where return_request_id = ${order.request}`,
        "pairs of pieces taken": async () => (before - (await order.left())) / 2,
      },
    };
  },
};

export const returnActs: readonly Act[] = [request, receive, settleCash, settleByCard, refunded, replace];
