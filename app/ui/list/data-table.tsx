// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop those of a table laid out as cards
import type { ReactNode } from "react";
import { Link } from "../link.tsx";
import { Icon } from "../media/icon.tsx";
import { SelectAll, type Selection, SelectRow } from "./row-selection.tsx";

export interface Column<Row> {
  /** Names the column in the address when it can be sorted by. */
  key: string;
  label: string;
  cell(row: Row): ReactNode;
  /** By which a link of the row names what it is about. */
  cellId?(row: Row): string;
  sortable?: boolean;
  /** Figures stand at the right on a desktop. */
  figures?: boolean;
  /**
   * On a phone: the card's heading, a cell without its label, a word of its second line, or not shown; a
   * labelled line without.
   */
  card?: "heading" | "bare" | "part" | "hidden";
  className?: string;
}

export interface Sort {
  key: string;
  descending: boolean;
}

export interface DataTableProps<Row> {
  /** The table's name. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf(row: Row): string;
  /** How the list stands, and the address of another order. */
  sort?: Sort & { hrefOf(sort: Sort): string };
  /** Cells of different heights begin on one line. */
  top?: boolean;
  /**
   * On a phone a row is two lines, its heading and its parts; a link in it with `opensRow` is pressed
   * anywhere in the row.
   */
  isShort?: boolean;
  /** Rows can be ticked for a form elsewhere on the page, such as a BulkBar. */
  selection?: Selection<Row>;
}

/** Of the link that opens what its row is about: it lies over all of it, below the row's tick. */
export const opensRow = "max-md:absolute max-md:inset-0 max-md:text-[0px] md:after:absolute md:after:inset-0";

/**
 * A list as a table on a desktop and as cards on a phone: one set of elements with explicit roles, since
 * cards are no table boxes.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, idOf, sort, top = false, isShort = false, selection } = props;
  // Beside a short card's box stands nothing that could be pressed in its place.
  const room = selection ? "max-md:pr-14" : "max-md:pr-3";
  const card = isShort
    ? `max-md:flex max-md:flex-wrap max-md:gap-x-2 max-md:py-2 ${room}`
    : "max-md:grid max-md:gap-1 max-md:py-3 max-md:pr-3";
  // On a phone the head holds what sorts and ticks; with neither it would be an empty row.
  const hasControls = selection !== undefined || columns.some(({ sortable }) => sortable);
  return (
    <table role="table" className="w-full border-collapse text-sm max-md:block max-md:wrap-anywhere">
      <caption className="sr-only">{caption}</caption>
      <thead
        role="rowgroup"
        className={hasControls ? "max-md:block max-md:border-b max-md:border-ink" : "max-md:hidden"}
      >
        <tr
          role="row"
          className="max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4 md:align-bottom"
        >
          {selection && (
            <th role="columnheader" scope="col" className="border-ink text-left md:w-11 md:border-b">
              <SelectAll form={selection.form} />
            </th>
          )}
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} sort={sort} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {rows.map((row) => (
          <tr
            key={idOf(row)}
            role="row"
            className={`relative border-b border-hair hover:bg-fold/60 max-md:-mx-3 max-md:pl-3 ${card} has-checked:bg-fold ${top ? "align-top" : ""}`}
          >
            {selection && (
              <td
                role="cell"
                className={`relative z-1 w-11 max-md:absolute max-md:right-3 ${isShort ? "max-md:inset-y-0 max-md:grid max-md:place-items-center" : "max-md:top-1"}`}
              >
                <SelectRow selection={selection} row={row} id={idOf(row)} />
              </td>
            )}
            {columns.map((column) => (
              <Cell
                key={column.key}
                column={column}
                row={row}
                besideBox={selection !== undefined && !isShort}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface HeaderCellProps<Row> {
  column: Column<Row>;
  sort: DataTableProps<Row>["sort"];
}

function HeaderCell<Row>({ column, sort }: HeaderCellProps<Row>) {
  const { key, label, sortable, figures } = column;
  const direction = sort?.key !== key ? undefined : sort.descending ? "descending" : "ascending";
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={direction}
      className={`border-ink text-xs font-semibold whitespace-nowrap md:border-b md:px-2 ${
        figures ? "md:text-right" : "text-left"
      } ${sortable ? "" : "max-md:hidden"}`}
    >
      {sortable && sort ? (
        <Link
          to={sort.hrefOf({ key, descending: direction === "ascending" })}
          preventScrollReset
          className="inline-flex min-h-11 items-center gap-1 no-underline hover:underline"
        >
          {label}
          <Icon
            name="chevron-down"
            className={`size-4 ${direction ? "" : "opacity-0"} ${direction === "ascending" ? "rotate-180" : ""}`}
          />
        </Link>
      ) : (
        <span className="inline-flex min-h-11 items-center">{label}</span>
      )}
    </th>
  );
}

const cardLooks = {
  heading: "max-md:order-first max-md:basis-full max-md:text-md max-md:font-semibold",
  bare: "",
  part: "max-md:text-ink-2",
  hidden: "max-md:hidden",
  line: "max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4",
} as const;

function Cell<Row>({ column, row, besideBox }: { column: Column<Row>; row: Row; besideBox: boolean }) {
  const { card = "line", figures, label, className = "" } = column;
  const head = card === "heading" && besideBox ? "max-md:pr-12" : "";
  return (
    <td
      role="cell"
      id={column.cellId?.(row)}
      className={`md:px-2 md:py-2 ${figures ? "tabular-nums md:text-right" : ""} ${cardLooks[card]} ${head} ${className}`}
    >
      {card === "line" && (
        <span aria-hidden="true" className="shrink-0 text-ink-2 md:hidden">
          {label}
        </span>
      )}
      {column.cell(row)}
    </td>
  );
}
