import type { ReactNode } from "react";

export interface FigureColumn<Row> {
  label: string;
  cell(row: Row): ReactNode;
}

interface FiguresTableProps<Row> {
  caption: string;
  /** The first column names its row; the others are figures. */
  name: FigureColumn<Row>;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  idOf(row: Row): string;
}

/** A small table of figures that stays a table on a phone. */
export function FiguresTable<Row>({ caption, name, columns, rows, idOf }: FiguresTableProps<Row>) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-ink text-left align-bottom text-xs">
          <th scope="col" className="py-1.5 pr-2">
            {name.label}
          </th>
          {columns.map(({ label }) => (
            <th key={label} scope="col" className="py-1.5 pl-3 text-right">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={idOf(row)} className="border-b border-hair">
            <th scope="row" className="py-1.5 pr-2 text-left font-normal wrap-anywhere">
              {name.cell(row)}
            </th>
            {columns.map(({ label, cell }) => (
              <td key={label} className="py-1.5 pl-3 text-right whitespace-nowrap">
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same behind a line that opens it: what a picture beside it shows. */
export function FoldedTable<Row>({ summary, ...table }: FiguresTableProps<Row> & { summary: string }) {
  return (
    <details className="text-sm print:hidden">
      <summary className="action text-sm">{summary}</summary>
      <FiguresTable {...table} />
    </details>
  );
}
