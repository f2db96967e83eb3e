import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { offerNumberAt } from "#offers/offer.ts";
import { takeOrderPath } from "#offers/taking/new-order-paths.ts";
import { addProducts } from "../../database/product-row.ts";
import { post } from "../visitors.ts";
import type { Copies } from "./copies.ts";
import { countIn } from "./counts.ts";

const [stock, pieces] = [5, 2];

/** 'New Order' at a fair: two pieces, taken along, paid in cash, with a mailbox; and how often it is sent. */
export async function taken({ db, visit }: Pick<Copies, "db" | "visit">) {
  const product = `taken-${randomInt(1e9)}`;
  await addProducts(db, [{ id: product, name: product, price: "500", stock_count: stock }]);
  // No two forms are opened in one moment; it is of the last week.
  const begun = Date.now() - randomInt(24 * 60 * 60_000);
  const number = offerNumberAt(begun);
  const form = {
    ...{ begun: String(begun), buyerName: "Asha Kumari", buyerEmail: "asha@example.com", pay: "cash" },
    ...{ "line-0-product": product, "line-0-name": product, "line-0-quantity": String(pieces) },
    ...{ "line-0-price": "450", takenAlong: "on", intent: "save" },
  };
  const order = sql`select order_id from offers where number = ${number}`;
  const count = (from: ReturnType<typeof sql>) => countIn(db, sql`select count(*) from ${from}`);
  return {
    press: () =>
      post(visit, takeOrderPath("stall"), new URLSearchParams(form), { Cookie: visit.adminCookie }),
    traces: {
      "offers that are agreed": () => count(sql`offers where number = ${number} and state = 'accepted'`),
      "entries of the audit": () => count(sql`audit_log where entity = 'offers' and entity_id = ${number}`),
      orders: () => count(sql`orders where idempotency_key = ${`offer:${number}`} and status = 'delivered'`),
      lines: () => count(sql`order_items where order_id in (${order})`),
      "parts that are paid": () =>
        count(sql`order_dues where order_id in (${order}) and paid_at is not null`),
      "entries of its begin": () =>
        count(sql`order_history where order_id in (${order}) and status = 'pending'`),
      "entries of its end": () =>
        count(sql`order_history where order_id in (${order}) and status = 'delivered'`),
      invoices: () => count(sql`invoices where order_id in (${order})`),
      mails: () =>
        count(sql`mail_outbox where to_address = 'asha@example.com' and dedupe_key in
        (select 'order-taken:' || id from (${order}) as o (id))`),
      "pairs of pieces": () =>
        countIn(db, sql`select (${stock} - stock_count) / ${pieces} from products where id = ${product}`),
    },
  };
}
