import { Link } from "#ui/link.tsx";
import { type Column, DataTable, type DataTableProps, opensRow } from "#ui/list/data-table.tsx";
import { StatusBadge, type StatusTone } from "#ui/list/status-badge.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import {
  adminGrievancePath,
  type Grievance,
  type GrievanceState,
  type lateOf,
} from "../../grievance/grievance.ts";
import { enquiryAdminText as words } from "../enquiry-admin.text.ts";
import { grievanceNextText, grievanceAdminText as text } from "./grievance-admin.text.ts";
import { nextOfGrievance } from "./grievance-next.ts";

/** A ticket in the list, with what of it is late. */
export type ListedGrievance = Grievance & { late: ReturnType<typeof lateOf> };

const tones: Record<GrievanceState, StatusTone> = { open: "yellow", acknowledged: "blue", resolved: "green" };

/** How a ticket stands, and what of it is late. */
export const GrievanceBadges = ({ state, late }: Pick<ListedGrievance, "state" | "late">) => (
  <span className="flex flex-wrap gap-1.5">
    <StatusBadge tone={tones[state]}>{text.states[state]}</StatusBadge>
    {late && <StatusBadge tone="red">{text.late[late]}</StatusBadge>}
  </span>
);

/** A tab's tickets: a table on a desktop, two lines each on a phone. */
export const GrievancesTable = (table: Pick<DataTableProps<ListedGrievance>, "rows" | "selection">) => (
  <DataTable {...table} caption={text.title} columns={columns()} idOf={({ id }) => id} isShort />
);

const columns = (): Column<ListedGrievance>[] => [
  {
    key: "number",
    label: text.facts.ticket,
    card: "part",
    className: "max-md:contents",
    cell: ({ id, number }) => (
      <Link
        to={adminGrievancePath(id)}
        preventScrollReset
        className={`action text-sm md:min-h-8 ${opensRow}`}
      >
        {number}
      </Link>
    ),
  },
  {
    key: "sender",
    label: words.sender,
    card: "heading",
    cell: ({ fullName }) => fullName || text.erasedSender,
  },
  {
    key: "waits",
    label: words.waits,
    card: "part",
    className: "font-semibold",
    cell: (grievance) => grievanceNextText.waits[nextOfGrievance(grievance)],
  },
  {
    key: "state",
    label: text.facts.status,
    card: "part",
    cell: (grievance) => <GrievanceBadges {...grievance} />,
  },
  {
    key: "received",
    label: words.received,
    card: "hidden",
    cell: ({ receivedAt }) => longDateTime(receivedAt),
  },
  {
    key: "acknowledge",
    label: text.facts.acknowledge,
    card: "hidden",
    cell: ({ acknowledgedAt, acknowledgeBy }) =>
      acknowledgedAt ? longDateTime(acknowledgedAt) : text.by(acknowledgeBy),
  },
  {
    key: "resolve",
    label: text.facts.resolve,
    card: "hidden",
    cell: ({ resolvedAt, resolveBy }) => (resolvedAt ? longDateTime(resolvedAt) : text.by(resolveBy)),
  },
];
