import { sql, type Transaction } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { Delivery } from "./delivery.form.ts";
import { addressRow } from "./order-rows.server.ts";

/** Leads an order elsewhere; what is billed stays as it is. */
export const changeDestination = (
  trx: Transaction<Tables>,
  orderId: string,
  { address, phone }: Delivery,
): Promise<unknown> =>
  trx
    .updateTable("orders")
    .set({ ...addressRow("shipping", address), billing_phone: phone, version: sql`version + 1` })
    .where("id", "=", orderId)
    .execute();
