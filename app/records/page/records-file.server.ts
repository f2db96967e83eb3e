import type { RouterContextProvider } from "react-router";
import { exporterOf } from "#accounts/guard.server.ts";
import type { Permission } from "#accounts/permissions/permissions.ts";
import type { Act, ActedOn } from "#platform/audit/acts.ts";
import { type AuditEntry, writeAudit } from "#platform/audit/audit.db.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { type Services, services } from "#platform/services.server.ts";
import { type CsvCell, csvFile, csvOf, csvStream } from "#platform/text/csv.server.ts";

/** The columns of a file of records: each by its heading, and what it holds of one of them. */
export type FileColumns<Row> = readonly (readonly [heading: string, cell: (row: Row) => CsvCell])[];

interface RecordsFile<Row> {
  act: Extract<Act, `${string}.exported`>;
  table: ActedOn;
  /** The file's name without its ending, its rows, and what the history says of it. */
  read(
    shop: Services,
    parameters: URLSearchParams,
  ): Promise<{
    name: string;
    rows: readonly Row[] | AsyncIterable<readonly Row[]>;
    detail?: AuditEntry["detail"];
  }>;
  columns: FileColumns<Row>;
}

/** The `loader` of a list as a file. That data left the shop is kept in the audit log. */
export const recordsFile =
  <Row>(policy: { of: Permission }, { act, table, columns, read }: RecordsFile<Row>) =>
  async ({ context, url }: { context: Readonly<RouterContextProvider>; url: URL }): Promise<Response> => {
    const { id: actorId } = exporterOf(context, policy);
    const shop = services(context);
    const { name, rows, detail } = await read(shop, url.searchParams);
    await writeAudit(shop.db, { actorId, action: act, entity: table, entityId: null, detail });
    const header = columns.map(([heading]) => heading);
    // A file is in English, whoever fetches it: other programs read it, too.
    const cellsOf = (row: Row) => speaking("en", () => columns.map(([, cell]) => cell(row)));
    if (Symbol.asyncIterator in rows) return csvStream(name, header, rows, cellsOf);
    return csvFile(name, csvOf(header, rows.map(cellsOf)));
  };
