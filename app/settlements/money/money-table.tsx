import { adminOrderPath } from "#orders/links/list-query.ts";
import { Link } from "#ui/link.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { longDate } from "#values/time/date-time.ts";
import { remittancePath, settlementPath } from "../money-paths.ts";
import { moneyRowNames, moneyText as text } from "./money.text.ts";
import type { MoneyRow } from "./read-money.db.server.ts";

interface MoneyTableProps {
  caption: string;
  rows: readonly MoneyRow[];
  /** Fees say the GST in them. */
  hasTax: boolean;
}

/** The rows that a figure is the sum of: a table on a desktop, cards on a phone. */
export const MoneyTable = ({ caption, rows, hasTax }: MoneyTableProps) => (
  <DataTable
    caption={caption}
    columns={hasTax ? [...columns(), taxColumn()] : columns()}
    rows={rows}
    idOf={({ kind, id }) => `${kind} ${id}`}
  />
);

/** Where a row leads: to its order, or to what it is made of. */
function Whose({ row: { kind, id, orderId, name } }: { row: MoneyRow }) {
  if (orderId)
    return (
      <Link to={adminOrderPath(orderId)} className="underline">
        {name}
      </Link>
    );
  if (kind === "settlement")
    return (
      <>
        <Link to={settlementPath(id)} className="underline">
          {text.why}
        </Link>{" "}
        <span className="wrap-anywhere text-ink-2">{name}</span>
      </>
    );
  if (kind === "remittance")
    return (
      <Link to={remittancePath(id)} className="wrap-anywhere underline">
        {name}
      </Link>
    );
  return <span className="wrap-anywhere">{name}</span>;
}

const columns = (): readonly Column<MoneyRow>[] => [
  { key: "on", label: text.columns.on, card: "part", cell: ({ at }) => longDate(at) },
  {
    key: "what",
    label: text.columns.what,
    card: "heading",
    cell: ({ kind, isLate, isAbroad }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {moneyRowNames[kind]}
        {isAbroad && <StatusBadge tone="grey">{text.abroad}</StatusBadge>}
        {isLate && <StatusBadge tone="red">{text.isLate}</StatusBadge>}
      </span>
    ),
  },
  { key: "order", label: text.columns.order, card: "bare", cell: (row) => <Whose row={row} /> },
  {
    key: "amount",
    label: text.columns.amount,
    figures: true,
    className: "font-semibold",
    cell: ({ amount }) => rupeesExact(amount),
  },
];

const taxColumn = (): Column<MoneyRow> => ({
  key: "gst",
  label: text.columns.gst,
  figures: true,
  cell: ({ tax }) => rupeesExact(tax),
});
