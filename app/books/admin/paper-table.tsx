import type { WordColumn } from "./table-columns.ts";

interface PaperTableProps<Row> {
  caption: string;
  columns: readonly WordColumn<Row>[];
  rows: readonly Row[];
  idOf(row: Row): string;
}

/** A table that stays one on paper, however narrow that is. On a phone it is moved sideways. */
export function PaperTable<Row>({ caption, columns, rows, idOf }: PaperTableProps<Row>) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard moves it sideways, too
      tabIndex={0}
      className="overflow-x-auto print:overflow-visible"
    >
      <table className="w-full border-collapse text-sm print:text-[8.5pt]">
        <thead>
          <tr>
            {columns.map(({ key, label, figures }) => (
              <th
                key={key}
                scope="col"
                className={`border-b border-ink py-1.5 pr-3 text-xs whitespace-nowrap last:pr-0 ${figures ? "text-right" : "text-left"}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)} className="break-inside-avoid border-b border-hair align-top">
              {columns.map(({ key, figures, cell }) => (
                <td
                  key={key}
                  className={`py-1 pr-3 last:pr-0 ${figures ? "text-right whitespace-nowrap tabular-nums" : ""}`}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
