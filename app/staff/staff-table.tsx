import { isWithin } from "#accounts/permissions/permissions.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { Link } from "#ui/link.tsx";
import { Badge } from "#ui/list/badge.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import { mayInWords } from "./may-in-words.ts";
import { staffText as text } from "./staff.text.ts";
import { memberPath, type StaffMember } from "./staff-member.ts";

/** Who works here: a table on a desktop, cards on a phone. */
export const StaffTable = ({ staff, me }: { staff: readonly StaffMember[]; me: StaffMember | undefined }) => (
  <DataTable caption={text.title} columns={columnsFor(me)} rows={staff} idOf={({ id }) => id} />
);

const columnsFor = (me: StaffMember | undefined): Column<StaffMember>[] => [
  {
    key: "name",
    label: text.columns.name,
    card: "heading",
    className: "wrap-anywhere",
    cell: ({ id, fullName, permissions }) => (
      <span className="flex flex-wrap items-center gap-x-3">
        <Link
          to={memberPath(id)}
          className="inline-flex min-h-8 items-center font-semibold no-underline hover:underline"
        >
          {fullName}
        </Link>
        {permissions === null && <Badge tone="turmeric">{text.owner}</Badge>}
        {id === me?.id && <Badge>{text.you}</Badge>}
      </span>
    ),
  },
  {
    key: "email",
    label: text.columns.email,
    card: "bare",
    className: "wrap-anywhere",
    cell: ({ email }) => email,
  },
  { key: "may", label: text.columns.may, card: "bare", cell: ({ permissions }) => mayInWords(permissions) },
  {
    key: "signed-in",
    label: text.columns.lastSignIn,
    className: "whitespace-nowrap",
    cell: ({ lastSignInAt }) => (lastSignInAt ? longDateTime(lastSignInAt) : text.never),
  },
  {
    key: "acts",
    label: text.columns.acts,
    card: "bare",
    cell: ({ id, fullName, permissions }) =>
      me &&
      id !== me.id &&
      isWithin(permissions, me.permissions) && (
        <ButtonLink to={memberPath(id)} variant="text" small aria-label={text.changeLabel(fullName)}>
          {text.change}
        </ButtonLink>
      ),
  },
];
