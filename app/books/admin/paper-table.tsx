// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop those of a table laid out as cards
import type { WordColumn } from "./table-columns.ts";

interface PaperTableProps<Row> {
  caption: string;
  columns: readonly WordColumn<Row>[];
  rows: readonly Row[];
  idOf(row: Row): string;
}

/** A table that stays one on paper, however narrow that is. A phone's screen shows its rows as cards. */
export function PaperTable<Row>({ caption, columns, rows, idOf }: PaperTableProps<Row>) {
  return (
    <table
      role="table"
      className="w-full border-collapse text-sm print:text-[8.5pt] not-print:max-md:block not-print:max-md:wrap-anywhere"
    >
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="not-print:max-md:hidden">
        <tr role="row">
          {columns.map(({ key, label, figures }) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className={`border-b border-ink py-1.5 pr-3 text-xs whitespace-nowrap last:pr-0 ${figures ? "text-right" : "text-left"}`}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="not-print:max-md:block">
        {rows.map((row) => (
          <tr
            key={idOf(row)}
            role="row"
            className="break-inside-avoid border-b border-hair align-top not-print:max-md:grid not-print:max-md:py-2"
          >
            {columns.map((column) => (
              <PaperCell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const line = "not-print:max-md:flex not-print:max-md:justify-between not-print:max-md:gap-4";
const heading = "not-print:max-md:font-semibold";

function PaperCell<Row>({ column, row }: { column: WordColumn<Row>; row: Row }) {
  const { label, figures, card, cell } = column;
  return (
    <td
      role="cell"
      className={`py-1 pr-3 last:pr-0 not-print:max-md:p-0 ${figures ? "text-right whitespace-nowrap tabular-nums" : ""} ${card === "heading" ? heading : line}`}
    >
      {card !== "heading" && (
        <span aria-hidden="true" className="hidden text-ink-2 not-print:max-md:inline">
          {label}
        </span>
      )}
      {cell(row)}
    </td>
  );
}
