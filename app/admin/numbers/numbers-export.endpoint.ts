import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { recordsFile } from "#records/page/records-file.server.ts";
import { isNumberTable, type SheetRow, sheetTable } from "./number-tables.ts";
import { readNumbers } from "./reading/read-numbers.server.ts";

export const policy = {
  cached: false,
  needs: "export",
  of: "orders",
  fresh: "file",
} as const satisfies AdminPolicy;

/** One of the tables as a file. It names nobody. */
export const loader = recordsFile(policy, {
  async read(shop, parameters, { permissions }) {
    const asked = parameters.get("table");
    const table = isNumberTable(asked) ? asked : "days";
    const numbers = await readNumbers(shop, parameters.get("period"), permissions);
    const { header, rows } = speaking("en", () => sheetTable(table, numbers));
    const { from, until } = numbers.period;
    const columns = header.map((heading, place) => [heading, (row: SheetRow) => row[place] ?? null] as const);
    return { name: `numbers-${table}-${from}-${until}`, rows, columns };
  },
});
