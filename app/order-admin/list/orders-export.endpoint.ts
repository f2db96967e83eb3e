import { exporterOf } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { listQuery } from "#orders/links/list-query.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { services } from "#platform/context.server.ts";
import { csvStream } from "#platform/text/csv.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { chosenOrders } from "../chosen-orders.ts";
import type { Route } from "./+types/orders-export.endpoint.ts";
import { exportedCells, exportHeader, ordersInParts, ordersToExport } from "./export-orders.db.server.ts";

export const policy = {
  cached: false,
  needs: "export",
  of: "orders",
  fresh: "file",
} as const satisfies AdminPolicy;

/**
 * The list as a file, filtered as it is shown, or the ticked orders of it. That personal data left the shop
 * is kept in the audit log.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = exporterOf(context, policy);
  const { db, now } = services(context);
  const chosen = url.searchParams.has("id") ? chosenOrders(url.searchParams) : undefined;
  const { count, parts } = await ordersToExport(db, listQuery(url.searchParams), chosen);
  await writeAudit(db, {
    actorId: actor.id,
    action: "order.exported",
    entity: "orders",
    entityId: null,
    detail: { rows: count },
  });
  return csvStream(`orders-${indianDay(now())}`, exportHeader, ordersInParts(db, parts), exportedCells);
}
