import { Form } from "react-router";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { longDate, longDateTime } from "#values/time/date-time.ts";
import { connectionsPath } from "#webhooks/endpoints/endpoint-paths.ts";
import type { ApiKey } from "../keys/api-key.ts";
import { keysText as text } from "../keys/keys.text.ts";

/** The keys that were made, those in use first; each of these can be revoked. */
export const KeysTable = ({ keys }: { keys: readonly ApiKey[] }) => (
  <DataTable caption={text.title} columns={columns} rows={keys} idOf={({ id }) => id} />
);

const columns: readonly Column<ApiKey>[] = [
  {
    key: "name",
    label: text.columns.name,
    card: "heading",
    className: "wrap-anywhere",
    cell: ({ name }) => name,
  },
  { key: "ending", label: text.columns.ending, cell: ({ ending }) => <code>…{ending}</code> },
  { key: "made", label: text.columns.madeAt, cell: ({ madeAt }) => longDate(madeAt) },
  {
    key: "used",
    label: text.columns.lastUsedAt,
    cell: ({ lastUsedAt }) => (lastUsedAt ? longDateTime(lastUsedAt) : text.neverUsed),
  },
  {
    key: "state",
    label: text.columns.revokedAt,
    cell: ({ revokedAt }) => (revokedAt ? text.ended(longDate(revokedAt)) : text.inUse),
  },
  {
    key: "acts",
    label: text.columns.acts,
    card: "bare",
    cell: (key) => key.revokedAt === null && <Revoke {...key} />,
  },
];

const Revoke = ({ id, name }: ApiKey) => (
  <Form method="post" action={connectionsPath} preventScrollReset>
    <input type="hidden" name="id" value={id} />
    <ConfirmButton
      name="intent"
      value="revoke"
      question={text.ask(name)}
      variant="text"
      small
      aria-label={text.revokeLabel(name)}
    >
      {text.revoke}
    </ConfirmButton>
  </Form>
);
