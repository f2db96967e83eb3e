import { Form } from "react-router";
import { isWithin, type Noted } from "#accounts/permissions/permissions.ts";
import { Button } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { longDate } from "#values/time/date-time.ts";
import { mayInWords } from "../may-in-words.ts";
import { staffText as text } from "../staff.text.ts";
import { type Invitation, staffPath } from "../staff-member.ts";

interface InvitationsPartProps {
  invitations: readonly Invitation[];
  /** The signed-in member's permissions: an invitation that gives more is not theirs to send or withdraw. */
  own: Noted;
  now: Date;
}

/** Who was invited and has not accepted yet. */
export const InvitationsPart = ({ invitations, own, now }: InvitationsPartProps) => (
  <TitledPart title={text.waiting} list className="mt-10">
    <DataTable
      caption={text.waiting}
      columns={columnsFor(own, now)}
      rows={invitations}
      idOf={({ id }) => id}
    />
  </TitledPart>
);

const columnsFor = (own: Noted, now: Date): Column<Invitation>[] => [
  {
    key: "name",
    label: text.columns.name,
    card: "heading",
    className: "wrap-anywhere",
    cell: ({ fullName }) => fullName,
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
    key: "sent",
    label: text.sent,
    cell: ({ sentAt }) => longDate(sentAt),
  },
  {
    key: "until",
    label: text.until,
    cell: ({ expiresAt }) => (expiresAt > now ? text.untilWhen(expiresAt) : text.tooOld),
  },
  {
    key: "acts",
    label: text.columns.acts,
    card: "bare",
    cell: (invitation) => isWithin(invitation.permissions, own) && <Acts {...invitation} />,
  },
];

/** Two forms, since a box has to be ticked for one of them where there is no script. */
const Acts = ({ id, fullName, version }: Invitation) => (
  <div className="flex flex-wrap items-center gap-x-5">
    <Form method="post" action={staffPath} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <Button
        type="submit"
        name="intent"
        value="resend"
        variant="text"
        small
        aria-label={text.resendLabel(fullName)}
      >
        {text.resend}
      </Button>
    </Form>
    <Form method="post" action={staffPath} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <ConfirmButton
        name="intent"
        value="withdraw"
        question={text.askWithdraw(fullName)}
        variant="text"
        small
        aria-label={text.withdrawLabel(fullName)}
      >
        {text.withdraw}
      </ConfirmButton>
    </Form>
  </div>
);
