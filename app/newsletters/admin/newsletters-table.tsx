import { Form } from "react-router";
import { recordsText } from "#records/words/records.text.ts";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { Link } from "#ui/link.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { grouped } from "#values/text/grouped.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { type ListedNewsletter, newsletterPath, newslettersList, readersOf } from "./newsletter.ts";
import { newsletterAdminText as text } from "./newsletter-admin.text.ts";
import { NewsletterStateBadge } from "./newsletter-view.tsx";

/** All newsletters: what each is about, how far it has come, and what came of it. */
export function NewslettersTable({ newsletters }: { newsletters: readonly ListedNewsletter[] }) {
  return <DataTable caption={text.title} columns={columns()} rows={newsletters} idOf={({ id }) => id} top />;
}

const columns = (): readonly Column<ListedNewsletter>[] => [
  {
    key: "subject",
    label: text.columns.subject,
    card: "heading",
    className: "wrap-anywhere",
    cell: ({ id, subject }) => <Link to={newsletterPath(id)}>{subject}</Link>,
  },
  { key: "state", label: text.columns.state, cell: ({ state }) => <NewsletterStateBadge state={state} /> },
  {
    key: "when",
    label: text.columns.when,
    cell: (row) => longDateTime(row.endedAt ?? row.startedAt ?? row.createdAt),
  },
  {
    key: "sent",
    label: text.columns.sent,
    figures: true,
    cell: ({ state, counts }) => (state === "draft" ? "–" : text.sentOf(counts.sent, readersOf(counts))),
  },
  {
    key: "refused",
    label: text.columns.refused,
    figures: true,
    cell: ({ state, counts }) => (state === "draft" ? "–" : grouped(counts.refused + counts.failed)),
  },
  {
    key: "left",
    label: text.columns.left,
    figures: true,
    cell: ({ state, counts }) => (state === "draft" ? "–" : grouped(counts.unsubscribed)),
  },
  { key: "acts", label: text.columns.acts, card: "bare", cell: (row) => <Acts newsletter={row} /> },
];

function Acts({ newsletter: { id, subject, state } }: { newsletter: ListedNewsletter }) {
  if (state !== "draft") return null;
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      <Link
        to={newslettersList.address({}, { edit: id })}
        preventScrollReset
        aria-label={recordsText.editOne(subject)}
        className="action text-sm"
      >
        {recordsText.edit}
      </Link>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <ConfirmButton
          question={text.askDelete(subject)}
          name="intent"
          value="delete"
          variant="text"
          small
          aria-label={recordsText.deleteOne(subject)}
        >
          {recordsText.delete}
        </ConfirmButton>
      </Form>
    </div>
  );
}
