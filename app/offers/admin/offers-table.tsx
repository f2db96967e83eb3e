import { Link } from "#ui/link.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { StatusBadge, type StatusTone } from "#ui/list/status-badge.tsx";
import { rupeesAndPaise } from "#values/money/money.ts";
import { longDateTime, longDay } from "#values/time/date-time.ts";
import type { OfferState } from "../offer.ts";
import { offerStateWords, offerAdminText as text } from "./offer-admin.text.ts";
import type { ListedOffer } from "./offer-list.db.server.ts";
import { adminOfferPath } from "./offer-list.ts";

export const offerTones: Record<OfferState | "replaced", StatusTone> = {
  draft: "yellow",
  sent: "purple",
  accepted: "green",
  declined: "red",
  expired: "grey",
  withdrawn: "grey",
  replaced: "grey",
};

/** A tab's offers: a table on a desktop, cards on a phone. */
export function OffersTable({ offers }: { offers: readonly ListedOffer[] }) {
  return <DataTable caption={text.title} columns={columns()} rows={offers} idOf={({ number }) => number} />;
}

const columns = (): Column<ListedOffer>[] => [
  {
    key: "number",
    label: text.columns.offer,
    card: "heading",
    cell: ({ number }) => (
      <Link
        to={adminOfferPath(number)}
        className="inline-flex min-h-8 items-center font-semibold whitespace-nowrap no-underline hover:underline"
      >
        {number}
      </Link>
    ),
  },
  {
    key: "state",
    label: text.columns.status,
    card: "bare",
    cell: ({ state, revision, hasDraft, asksForChanges }) => (
      <span className="flex flex-wrap gap-1.5">
        <StatusBadge tone={offerTones[state]}>{offerStateWords[state]}</StatusBadge>
        {revision > 1 && <span className="text-sm">{text.revisionOf(revision)}</span>}
        {hasDraft && <StatusBadge tone="yellow">{text.hasDraft}</StatusBadge>}
        {asksForChanges && <StatusBadge tone="red">{text.asksForChanges}</StatusBadge>}
      </span>
    ),
  },
  {
    key: "buyer",
    label: text.columns.buyer,
    cell: ({ buyer, company }) => [buyer, company].filter(Boolean).join(", "),
  },
  { key: "pieces", label: text.columns.pieces, card: "bare", cell: ({ pieces }) => pieces },
  { key: "total", label: text.columns.total, figures: true, cell: ({ total }) => rupeesAndPaise(total) },
  {
    key: "until",
    label: text.columns.until,
    cell: ({ validUntil }) => (validUntil === null ? "" : longDay(validUntil)),
  },
  { key: "at", label: text.columns.changed, cell: ({ at }) => longDateTime(at) },
];
