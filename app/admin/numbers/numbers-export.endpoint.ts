import { adminOf, exporterOf } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { services } from "#platform/services.server.ts";
import { csvFile, csvOf } from "#platform/text/csv.server.ts";
import type { Route } from "./+types/numbers-export.endpoint.ts";
import { isNumberTable, sheetTable } from "./number-tables.ts";
import { readNumbers } from "./reading/read-numbers.server.ts";

export const policy = {
  cached: false,
  needs: "export",
  of: "orders",
  fresh: "file",
} as const satisfies AdminPolicy;

/** One of the tables as a file. It names nobody. */
export async function loader({ context, url }: Route.LoaderArgs) {
  exporterOf(context, policy);
  const asked = url.searchParams.get("table");
  const table = isNumberTable(asked) ? asked : "days";
  const numbers = await readNumbers(
    services(context),
    url.searchParams.get("period"),
    adminOf(context).permissions,
  );
  const { header, rows } = speaking("en", () => sheetTable(table, numbers));
  return csvFile(`numbers-${table}-${numbers.period.from}-${numbers.period.until}`, csvOf(header, rows));
}
