import { exporterOf } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { services } from "#platform/services.server.ts";
import { textStream } from "#platform/web/progress-lines.server.ts";
import { tallyXml } from "../files/tally-xml.server.ts";
import { readLedgers } from "../reading/ledgers.db.server.ts";
import { spanOf } from "../rules/book-month.ts";
import type { Route } from "./+types/tally-file.endpoint.ts";
import { askedMonth } from "./asked-month.server.ts";
import { noteExport } from "./books-file.server.ts";

export const policy = {
  cached: false,
  needs: "export",
  of: "money",
  fresh: "file",
} as const satisfies AdminPolicy;

/** A month's vouchers for Tally, of a shop without a GSTIN, too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = exporterOf(context, policy);
  const { db, now } = services(context);
  const { month } = await askedMonth(db, url, now());
  const ledgers = await readLedgers(db);
  await noteExport(db, actor, { month, kind: "tally" });
  return textStream(tallyXml(db, spanOf(month), ledgers), {
    "Content-Type": "application/xml; charset=utf-8",
    "Content-Disposition": `attachment; filename="tally-${month}.xml"`,
    "Cache-Control": "private, no-store",
  });
}
