import { shownStep } from "#catalogue/steps/shown-step.ts";
import { Link } from "#ui/link.tsx";
import { type Column, DataTable, type DataTableProps, opensRow } from "#ui/list/data-table.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { SmallPicture } from "#ui/media/picture.tsx";
import { dayOfYear } from "#values/time/date-time.ts";
import { makingText as text } from "./making.text.ts";
import { lotPath } from "./making-list.ts";
import type { ListedWork } from "./work-list.db.server.ts";

/** A tab's work: a table on a desktop, two lines each on a phone. */
export const WorkTable = (table: Pick<DataTableProps<ListedWork>, "rows" | "selection">) => (
  <DataTable {...table} caption={text.title} columns={columns()} idOf={({ id }) => id} isShort />
);

/** What a line is called where it is ticked. */
export const workName = ({ number, maker }: ListedWork): string => [number, maker].filter(Boolean).join(", ");

const columns = (): Column<ListedWork>[] => [
  {
    key: "picture",
    label: text.columns.picture,
    card: "hidden",
    cell: ({ picture }) => (
      <SmallPicture url={picture} sizes="3rem" className="size-11 bg-fold object-cover" />
    ),
  },
  {
    key: "product",
    label: text.columns.product,
    card: "heading",
    cell: ({ product, option, asks }) => (
      <>
        {[product, option].filter(Boolean).join(", ")}
        {asks && (
          <StatusBadge tone="red" className="ml-2">
            {text.problem.badge}
          </StatusBadge>
        )}
      </>
    ),
  },
  {
    key: "lot",
    label: text.columns.lot,
    card: "part",
    className: "max-md:contents md:whitespace-nowrap",
    cell: ({ number, partId }) => (
      <Link to={lotPath(number, partId)} className={`action text-sm md:min-h-8 ${opensRow}`}>
        {number}
      </Link>
    ),
  },
  {
    key: "maker",
    label: text.columns.maker,
    card: "part",
    className: "max-md:min-w-0 max-md:flex-1 max-md:truncate",
    cell: ({ maker, step, partId }) =>
      partId === null ? maker : [maker, step && shownStep(step)].filter(Boolean).join(", "),
  },
  {
    key: "pieces",
    label: text.columns.pieces,
    card: "part",
    cell: ({ pieces, of }) => text.piecesOf(pieces, of),
  },
  {
    key: "by",
    label: text.columns.by,
    card: "part",
    className: "font-semibold",
    cell: ({ dueOn, isLate }) => (
      <>
        {/* Nobody is given work for another year. */}
        {dueOn && dayOfYear(dueOn)}
        {isLate && (
          <StatusBadge tone="red" className="ml-2">
            {text.late}
          </StatusBadge>
        )}
      </>
    ),
  },
];
