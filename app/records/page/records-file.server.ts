import type { RouterContextProvider } from "react-router";
import { exporterOf } from "#accounts/guard.server.ts";
import type { Holder } from "#accounts/permissions/holder.ts";
import type { Permission } from "#accounts/permissions/permissions.ts";
import type { Act, ActedOn } from "#platform/audit/acts.ts";
import { type AuditEntry, writeAudit } from "#platform/audit/audit.db.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { type Services, services } from "#platform/services.server.ts";
import { type CsvCell, csvFile, csvOf, csvStream } from "#platform/text/csv.server.ts";

/** The columns of a file of records: each with its heading, and its cell for a record. */
export type FileColumns<Row> = readonly (readonly [heading: string, cell: (row: Row) => CsvCell])[];

interface FileRows<Row> {
  /** The file's name without its ending, its rows, and the detail of its line in the history. */
  name: string;
  rows: readonly Row[] | AsyncIterable<readonly Row[]>;
  detail?: AuditEntry["detail"];
  /** Where they depend on the request. */
  columns?: FileColumns<Row>;
}

interface FileKind<Row> {
  read(shop: Services, parameters: URLSearchParams, actor: Holder<"export">): Promise<FileRows<Row>>;
  columns?: FileColumns<Row>;
}

interface Noted {
  act: Extract<Act, `${string}.exported`>;
  table: ActedOn;
}

/**
 * The `loader` of a list as a file. An export of records is recorded in the audit log; one of figures, which
 * name nobody, is not.
 */
export const recordsFile =
  <Row>(policy: { of: Permission }, file: FileKind<Row> & (Noted | { act?: never; table?: never })) =>
  async ({ context, url }: { context: Readonly<RouterContextProvider>; url: URL }): Promise<Response> => {
    const actor = exporterOf(context, policy);
    const shop = services(context);
    const {
      name,
      rows,
      detail,
      columns = file.columns ?? [],
    } = await file.read(shop, url.searchParams, actor);
    if (file.act) await writeAudit(shop.db, noted(file, actor, detail));
    const header = columns.map(([heading]) => heading);
    // A file is in English in either language of the admin area: other programs read it, too.
    const cellsOf = (row: Row) => speaking("en", () => columns.map(([, cell]) => cell(row)));
    if (Symbol.asyncIterator in rows) return csvStream(name, header, rows, cellsOf);
    return csvFile(name, csvOf(header, rows.map(cellsOf)));
  };

const noted = ({ act, table }: Noted, { id: actorId }: { id: string }, detail: AuditEntry["detail"]) =>
  ({ actorId, action: act, entity: table, entityId: null, detail }) as const;
