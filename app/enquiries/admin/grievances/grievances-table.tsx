import { Link } from "#ui/link.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { StatusBadge, type StatusTone } from "#ui/list/status-badge.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import {
  adminGrievancePath,
  type Grievance,
  type GrievanceState,
  type lateOf,
} from "../../grievance/grievance.ts";
import { grievanceAdminText as text } from "./grievance-admin.text.ts";

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

/** A tab's tickets: a table on a desktop, cards on a phone. */
export function GrievancesTable({ grievances }: { grievances: readonly ListedGrievance[] }) {
  return <DataTable caption={text.title} columns={columns} rows={grievances} idOf={({ id }) => id} />;
}

const columns: Column<ListedGrievance>[] = [
  {
    key: "number",
    label: "Ticket",
    card: "heading",
    cell: ({ id, number }) => (
      <Link
        to={adminGrievancePath(id)}
        preventScrollReset
        className="inline-flex min-h-11 items-center font-semibold no-underline hover:underline md:min-h-8"
      >
        {number}
      </Link>
    ),
  },
  { key: "state", label: "Status", card: "bare", cell: (grievance) => <GrievanceBadges {...grievance} /> },
  { key: "sender", label: "Sender", cell: ({ fullName }) => fullName || text.erasedSender },
  { key: "received", label: "Received", cell: ({ receivedAt }) => longDateTime(receivedAt) },
  {
    key: "acknowledge",
    label: "Acknowledge",
    cell: ({ acknowledgedAt, acknowledgeBy }) =>
      acknowledgedAt ? longDateTime(acknowledgedAt) : text.by(acknowledgeBy),
  },
  {
    key: "resolve",
    label: "Resolve",
    cell: ({ resolvedAt, resolveBy }) => (resolvedAt ? longDateTime(resolvedAt) : text.by(resolveBy)),
  },
];
