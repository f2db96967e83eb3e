import { exporterOf } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { services } from "#platform/services.server.ts";
import { eWayFile } from "../files/books-zip.server.ts";
import { gstinOf, readPaperTotals } from "../reading/paper-totals.db.server.ts";
import { spanOf } from "../rules/book-month.ts";
import type { Route } from "./+types/e-way-file.endpoint.ts";
import { askedMonth } from "./asked-month.server.ts";
import { noteExport } from "./books-file.server.ts";

export const policy = {
  cached: false,
  needs: "export",
  of: "money",
  fresh: "file",
} as const satisfies AdminPolicy;

/** What the e-way bills of a month ask for, of a shop without a GSTIN, too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = exporterOf(context, policy);
  const { db, config, now } = services(context);
  const { month } = await askedMonth(db, url, now());
  const gstin = gstinOf(await readPaperTotals(db, spanOf(month)));
  await noteExport(db, actor, { month, kind: "e-way" });
  return eWayFile(db, { month, gstin }, config.shop.pan);
}
