import { sql } from "kysely";
import { numberedProduct, orderOfNumbered } from "../copies/certificate-contests.ts";
import { ownersPost } from "../copies/order-contests.ts";
import type { Act } from "./act.ts";

const certify: Act = {
  name: "a numbered piece packed",
  steps: [
    "insert certificate_series",
    "insert certificates",
    "update orders",
    "insert audit_log when NEW.action = 'order.packed'",
    "insert order_history",
  ],
  async ready(copies) {
    const { visit } = copies;
    const product = await numberedProduct(copies);
    const number = await orderOfNumbered(copies, product, 1);
    const of = sql`certificates where product_id = ${product}`;
    return {
      press: () => ownersPost(visit, number, { intent: "packed" }),
      traces: {
        certificates: sql`select count(*) from ${of}`,
        "last numbers": sql`select coalesce(max(number), 0) from ${of}`,
        "orders packed": sql`select count(*) from orders where order_id_text = ${number} and packed_at is not null`,
      },
    };
  },
};

const voided: Act = {
  name: "a numbered piece's order cancelled",
  steps: ["update orders", "update certificates", "insert mail_outbox"],
  isLong: true,
  async ready(copies) {
    const { visit } = copies;
    const product = await numberedProduct(copies);
    const number = await orderOfNumbered(copies, product, 1);
    await ownersPost(visit, number, { intent: "packed" });
    return {
      press: () => ownersPost(visit, number, { intent: "status", status: "cancelled" }),
      traces: {
        "certificates that are void": sql`select count(*) from certificates where product_id = ${product} and state = 'void'`,
        "orders cancelled": sql`select count(*) from orders where order_id_text = ${number} and status = 'cancelled'`,
      },
    };
  },
};

export const certificateActs: readonly Act[] = [certify, voided];
