import { Link } from "#ui/link.tsx";
import { type Column, DataTable, opensRow } from "#ui/list/data-table.tsx";
import { StatusBadge, type StatusTone } from "#ui/list/status-badge.tsx";
import { rupeesAndPaise } from "#values/money/money.ts";
import { longDateTime, longDay } from "#values/time/date-time.ts";
import type { OfferState } from "../offer.ts";
import { offerNextText, offerStateWords, offerAdminText as text } from "./offer-admin.text.ts";
import type { ListedOffer } from "./offer-list.db.server.ts";
import { adminOfferPath } from "./offer-list.ts";
import { nextOfOffer, type OfferNext } from "./offer-next.ts";

export const offerTones: Record<OfferState | "replaced", StatusTone> = {
  draft: "yellow",
  sent: "purple",
  accepted: "green",
  declined: "red",
  expired: "grey",
  withdrawn: "grey",
  replaced: "grey",
};

/** A tab's offers: a table on a desktop, two lines each on a phone. */
export const OffersTable = ({ offers }: { offers: readonly ListedOffer[] }) => (
  <DataTable caption={text.title} columns={columns()} rows={offers} idOf={({ number }) => number} isShort />
);

const columns = (): Column<ListedOffer>[] => [
  {
    key: "number",
    label: text.columns.offer,
    card: "part",
    className: "max-md:contents md:whitespace-nowrap",
    cell: ({ number }) => (
      <Link to={adminOfferPath(number)} className={`action text-sm md:min-h-8 ${opensRow}`}>
        {number}
      </Link>
    ),
  },
  {
    key: "buyer",
    label: text.columns.buyer,
    card: "heading",
    cell: ({ buyer, company }) => [buyer, company].filter(Boolean).join(", "),
  },
  {
    key: "pieces",
    label: text.columns.pieces,
    card: "part",
    className: "max-md:min-w-0 max-md:flex-1 max-md:truncate",
    cell: ({ pieces }) => pieces,
  },
  {
    key: "total",
    label: text.columns.total,
    card: "part",
    figures: true,
    cell: ({ total }) => rupeesAndPaise(total),
  },
  {
    key: "waits",
    label: offerNextText.waitsFor,
    card: "part",
    className: "font-semibold",
    cell: (offer) => offerNextText.waits[waitsOf(offer)],
  },
  {
    key: "state",
    label: text.columns.status,
    card: "hidden",
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
    key: "until",
    label: text.columns.until,
    card: "hidden",
    cell: ({ validUntil }) => (validUntil === null ? "" : longDay(validUntil)),
  },
  { key: "at", label: text.columns.changed, card: "hidden", cell: ({ at }) => longDateTime(at) },
];

/** As far as a row of the list tells: only the offer's page reads all of it. */
const waitsOf = ({ state, hasDraft, asksForChanges }: ListedOffer): OfferNext =>
  nextOfOffer({
    state,
    hasDraft: hasDraft || state === "draft",
    isUntaxed: false,
    asksForChange: asksForChanges && state !== "accepted",
    asksForProof: asksForChanges,
  });
