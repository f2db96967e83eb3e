import type { ReactNode } from "react";
import { Form } from "react-router";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { Link } from "#ui/link.tsx";
import { recordsText } from "../words/records.text.ts";

// The parts of a row in a list of records.

/** A record's name, which opens it. */
export const RecordLink = ({ to, children }: { to: string; children: string }) => (
  <Link
    to={to}
    preventScrollReset
    className="inline-flex min-h-8 items-center font-semibold wrap-anywhere no-underline hover:underline"
  >
    {children}
  </Link>
);

interface RecordActionsProps {
  id: string;
  name: string;
  /** Where it is open. */
  edit: string;
  /** The question before it is deleted. */
  question: string;
  /** More links. */
  children?: ReactNode;
}

/** The acts on a record in its row. */
export const RecordActions = ({ id, name, edit, question, children }: RecordActionsProps) => (
  <span className={`flex items-center gap-x-4 ${children ? "flex-wrap" : ""}`}>
    <Link to={edit} preventScrollReset aria-label={recordsText.editOne(name)} className="action text-sm">
      {recordsText.edit}
    </Link>
    {children}
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <ConfirmButton
        question={question}
        name="intent"
        value="delete"
        variant="text"
        small
        aria-label={recordsText.deleteOne(name)}
      >
        {recordsText.delete}
      </ConfirmButton>
    </Form>
  </span>
);
