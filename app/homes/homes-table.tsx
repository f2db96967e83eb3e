import { homeStateWords, homesText as text } from "#order-admin/homes/homes.text.ts";
import { keptText } from "#order-admin/kept/kept.text.ts";
import { stateTone } from "#order-admin/shipments/next-step.ts";
import { parcelPath } from "#order-admin/shipments/shipment-paths.ts";
import { stateWords } from "#orders/parcel-moves/shipments.text.ts";
import type { RecipientState } from "#recipients/recipient.ts";
import { Link } from "#ui/link.tsx";
import { type Column, DataTable, type DataTableProps, opensRow } from "#ui/list/data-table.tsx";
import { StatusBadge, type StatusTone } from "#ui/list/status-badge.tsx";
import { stateName } from "#values/contact/state-name.ts";
import { longDate } from "#values/time/date-time.ts";
import type { ListedHome } from "./list-homes.db.server.ts";

const tones: Readonly<Record<RecipientState, StatusTone>> = {
  wanted: "yellow",
  known: "blue",
  packed: "yellow",
  sent: "purple",
  there: "green",
  back: "red",
};

interface HomesTableProps extends Pick<DataTableProps<ListedHome>, "rows" | "selection"> {
  orderId: string;
  openAt(id: string): string;
}

/** The homes of an order: a table on a desktop, two lines each on a phone. */
export const HomesTable = ({ orderId, openAt, ...table }: HomesTableProps) => (
  <DataTable
    {...table}
    caption={text.title}
    columns={columns(orderId, openAt)}
    idOf={({ id }) => id}
    isShort
  />
);

export const homeName = ({ name, email, isErased }: ListedHome): string =>
  isErased ? text.erased : (name ?? email ?? homeStateWords.wanted);

const placeOf = ({ pincode, city, region }: ListedHome): string =>
  [pincode, city, region && stateName(region)].filter(Boolean).join(" ");

const columns = (orderId: string, openAt: HomesTableProps["openAt"]): Column<ListedHome>[] => [
  {
    key: "row",
    label: text.columns.row,
    card: "part",
    className: "max-md:contents md:whitespace-nowrap",
    cell: ({ id, row }) => (
      <Link to={openAt(id)} preventScrollReset className={`action text-sm md:min-h-8 ${opensRow}`}>
        {String(row)}
      </Link>
    ),
  },
  { key: "name", label: text.columns.name, card: "heading", cell: homeName },
  {
    key: "place",
    label: text.columns.place,
    card: "part",
    className: "max-md:min-w-0 max-md:flex-1 max-md:truncate",
    cell: placeOf,
  },
  { key: "pieces", label: text.columns.pieces, card: "hidden", cell: ({ pieces }) => pieces },
  { key: "state", label: text.columns.state, card: "part", cell: (home) => <Stand home={home} /> },
  {
    key: "parcel",
    label: text.columns.parcel,
    card: "hidden",
    cell: ({ parcel }) =>
      parcel && (
        <span className="wrap-anywhere">
          <Link
            to={parcelPath(orderId, parcel.id)}
            prefetch="none"
            className="relative z-1 inline-flex min-h-8 items-center underline"
          >
            {text.parcel(parcel.number)}
          </Link>{" "}
          {[parcel.courier, parcel.awb].filter(Boolean).join(" ")}
        </span>
      ),
  },
];

/** Where it stands, with what is wrong and since when they were asked. */
function Stand({ home: { state, parcel, askedAt } }: { home: ListedHome }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {parcel && state !== "known" && state !== "wanted" ? (
        <StatusBadge tone={stateTone(parcel.state)}>{stateWords[parcel.state]}</StatusBadge>
      ) : (
        <StatusBadge tone={tones[state]}>{homeStateWords[state]}</StatusBadge>
      )}
      {state === "wanted" && (
        <span className="text-xs text-ink-2">{askedAt ? text.asked(longDate(askedAt)) : text.notAsked}</span>
      )}
      {parcel?.trouble && <span className="text-geru wrap-anywhere">{keptText.said(parcel.trouble)}</span>}
    </span>
  );
}
