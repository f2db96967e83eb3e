import { adminOrderPath } from "#orders/links/list-query.ts";
import { Link } from "#ui/link.tsx";
import { type Column, DataTable, type DataTableProps, opensRow } from "#ui/list/data-table.tsx";
import { StatusBadge, type StatusTone } from "#ui/list/status-badge.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import { adminReturnPath, type ReturnState } from "../return-request.ts";
import { returnStateWords } from "../returns.text.ts";
import { returnNextText, returnAdminText as text } from "./return-admin.text.ts";
import type { ListedReturn } from "./return-list.db.server.ts";
import { returnWaits } from "./return-next.ts";

export const returnTones: Record<ReturnState, StatusTone> = {
  requested: "yellow",
  approved: "blue",
  received: "purple",
  settled: "green",
  declined: "grey",
  withdrawn: "grey",
};

/** A tab's requests: a table on a desktop, two lines each on a phone. */
export const ReturnsTable = (table: Pick<DataTableProps<ListedReturn>, "rows" | "selection">) => (
  <DataTable {...table} caption={text.title} columns={columns()} idOf={({ id }) => id} isShort />
);

const columns = (): Column<ListedReturn>[] => [
  {
    key: "number",
    label: text.facts.return,
    card: "part",
    className: "max-md:contents md:whitespace-nowrap",
    cell: ({ id, number }) => (
      <Link to={adminReturnPath(id)} preventScrollReset className={`action text-sm md:min-h-8 ${opensRow}`}>
        {number}
      </Link>
    ),
  },
  { key: "buyer", label: text.facts.customer, card: "heading", cell: ({ buyer }) => buyer },
  {
    key: "pieces",
    label: text.facts.pieces,
    card: "part",
    className: "max-md:min-w-0 max-md:flex-1 max-md:truncate",
    cell: ({ pieces }) => pieces,
  },
  {
    key: "waits",
    label: returnNextText.waitsFor,
    card: "part",
    className: "font-semibold",
    cell: ({ state, isUnpaid }) => returnNextText.waits[returnWaits(state, isUnpaid)],
  },
  {
    key: "state",
    label: text.facts.status,
    card: "hidden",
    cell: ({ state, kind, isLate, isUnpaid }) => (
      <span className="flex flex-wrap gap-1.5">
        <StatusBadge tone={returnTones[state]}>{returnStateWords[state]}</StatusBadge>
        <span className="text-sm">{text.kinds[kind]}</span>
        {isLate && <StatusBadge tone="red">{text.late}</StatusBadge>}
        {isUnpaid && <StatusBadge tone="red">{text.unpaid}</StatusBadge>}
      </span>
    ),
  },
  {
    key: "photos",
    label: text.facts.photos,
    card: "hidden",
    figures: true,
    cell: ({ photos }) => String(photos),
  },
  {
    key: "order",
    label: text.facts.order,
    card: "hidden",
    cell: ({ orderId, orderNumber }) => (
      <Link to={adminOrderPath(orderId)} className="relative z-1 inline-flex min-h-8 items-center underline">
        {orderNumber}
      </Link>
    ),
  },
  {
    key: "asked",
    label: text.facts.asked,
    card: "hidden",
    cell: ({ requestedAt }) => longDateTime(requestedAt),
  },
];
