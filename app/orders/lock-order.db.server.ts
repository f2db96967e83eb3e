import type { Selectable, Transaction } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";

export type OrderRow = Selectable<Tables["orders"]>;

/** Locks an order's row until the transaction ends: every change of an order begins here. */
export const lockOrder = (trx: Transaction<Tables>, id: string): Promise<OrderRow | undefined> =>
  trx.selectFrom("orders").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
