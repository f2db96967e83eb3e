import { adminOrderPath } from "#orders/links/list-query.ts";
import { Link } from "#ui/link.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { StatusBadge, type StatusTone } from "#ui/list/status-badge.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import { adminReturnPath, type ReturnState } from "../return-request.ts";
import { returnStateWords } from "../returns.text.ts";
import { returnAdminText as text } from "./return-admin.text.ts";
import type { ListedReturn } from "./return-list.db.server.ts";

export const returnTones: Record<ReturnState, StatusTone> = {
  requested: "yellow",
  approved: "blue",
  received: "purple",
  settled: "green",
  declined: "grey",
  withdrawn: "grey",
};

/** A tab's requests: a table on a desktop, cards on a phone. */
export function ReturnsTable({ returns }: { returns: readonly ListedReturn[] }) {
  return <DataTable caption={text.title} columns={columns()} rows={returns} idOf={({ id }) => id} />;
}

const columns = (): Column<ListedReturn>[] => [
  {
    key: "number",
    label: text.facts.return,
    card: "heading",
    cell: ({ id, number }) => (
      <Link
        to={adminReturnPath(id)}
        preventScrollReset
        className="inline-flex min-h-11 items-center font-semibold md:min-h-8 no-underline hover:underline"
      >
        {number}
      </Link>
    ),
  },
  {
    key: "state",
    label: text.facts.status,
    card: "bare",
    cell: ({ state, kind, isLate, isUnpaid }) => (
      <span className="flex flex-wrap gap-1.5">
        <StatusBadge tone={returnTones[state]}>{returnStateWords[state]}</StatusBadge>
        <span className="text-sm">{text.kinds[kind]}</span>
        {isLate && <StatusBadge tone="red">{text.late}</StatusBadge>}
        {isUnpaid && <StatusBadge tone="red">{text.unpaid}</StatusBadge>}
      </span>
    ),
  },
  { key: "pieces", label: text.facts.pieces, card: "bare", cell: ({ pieces }) => pieces },
  { key: "photos", label: text.facts.photos, figures: true, cell: ({ photos }) => String(photos) },
  {
    key: "order",
    label: text.facts.order,
    cell: ({ orderId, orderNumber }) => (
      <Link to={adminOrderPath(orderId)} className="inline-flex min-h-11 items-center underline md:min-h-8">
        {orderNumber}
      </Link>
    ),
  },
  { key: "buyer", label: text.facts.customer, cell: ({ buyer }) => buyer },
  { key: "asked", label: text.facts.asked, cell: ({ requestedAt }) => longDateTime(requestedAt) },
];
