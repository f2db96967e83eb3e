import { exporterOf } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { parseProductListFilter } from "#catalogue/admin/list/list-filter.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { services } from "#platform/context.server.ts";
import { csvStream } from "#platform/text/csv.server.ts";
import { readAllLines } from "#product-import/export-lines.db.server.ts";
import { csvColumns } from "#product-import/product-cells.server.ts";
import type { Route } from "./+types/export.endpoint.ts";

export const policy = {
  cached: false,
  needs: "export",
  of: "products",
  fresh: "file",
} as const satisfies AdminPolicy;

/** The products of the list as a file, which can be changed in a spreadsheet and imported again. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = exporterOf(context, policy);
  const { db } = services(context);
  await writeAudit(db, {
    actorId: actor.id,
    action: "product.exported" as const,
    entity: "products",
    entityId: null,
  });
  const batches = readAllLines(db, parseProductListFilter(url.searchParams));
  return csvStream("products", csvColumns, batches, (cells) =>
    csvColumns.map((column) => cells[column] ?? ""),
  );
}
