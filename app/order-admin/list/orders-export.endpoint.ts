import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { listQuery } from "#orders/links/list-query.ts";
import { recordsFile } from "#records/page/records-file.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { chosenOrders } from "../admin-order.ts";
import { orderColumns, ordersInParts, ordersToExport } from "./export-orders.db.server.ts";

export const policy = {
  cached: false,
  needs: "export",
  of: "orders",
  fresh: "file",
} as const satisfies AdminPolicy;

/** The list as a file, filtered as it is shown, or the ticked orders of it. */
export const loader = recordsFile(policy, {
  act: "order.exported",
  table: "orders",
  async read({ db, now }, parameters) {
    const chosen = parameters.has("id") ? chosenOrders(parameters) : undefined;
    const { count, parts } = await ordersToExport(db, listQuery(parameters), chosen);
    const name = `orders-${indianDay(now())}`;
    return { name, rows: ordersInParts(db, parts), detail: { rows: count } };
  },
  columns: orderColumns,
});
