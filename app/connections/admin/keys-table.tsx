import { Form } from "react-router";
import { May } from "#accounts/permissions/may.tsx";
import { Button } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { longDate, longDateTime } from "#values/time/date-time.ts";
import { connectionsPath } from "#webhooks/endpoint-paths.ts";
import type { ApiKey } from "../keys/api-key.ts";
import { keysText as text } from "../keys/keys.text.ts";

export interface KeyRow extends ApiKey {
  isMine: boolean;
}

/** The keys that were made, those in use first; each of these can be revoked. */
export const KeysTable = ({ keys }: { keys: readonly KeyRow[] }) => (
  <DataTable caption={text.title} columns={columns} rows={keys} idOf={({ id }) => id} />
);

const columns: readonly Column<KeyRow>[] = [
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
    key: "maker",
    label: text.columns.maker,
    className: "wrap-anywhere",
    cell: ({ maker }) => maker?.name ?? text.nobody,
  },
  {
    key: "used",
    label: text.columns.lastUsedAt,
    cell: ({ lastUsedAt }) => (lastUsedAt ? longDateTime(lastUsedAt) : text.neverUsed),
  },
  { key: "state", label: text.columns.revokedAt, cell: (row) => stateOf(row) },
  {
    key: "acts",
    label: text.columns.acts,
    card: "bare",
    cell: (row) => row.revokedAt === null && <KeyActs row={row} />,
  },
];

function stateOf({ revokedAt, reads }: ApiKey): string {
  if (revokedAt) return text.ended(longDate(revokedAt));
  return reads ? text.inUse : text.readsNothing;
}

const KeyActs = ({ row }: { row: KeyRow }) => (
  <div className="flex flex-wrap gap-x-4">
    {!row.isMine && (
      <May needs="orders">
        <May needs="export">
          <TakeOver {...row} />
        </May>
      </May>
    )}
    <Revoke {...row} />
  </div>
);

const TakeOver = ({ id, name }: ApiKey) => (
  <Form method="post" action={connectionsPath} preventScrollReset>
    <input type="hidden" name="id" value={id} />
    <Button
      type="submit"
      name="intent"
      value="take"
      variant="text"
      small
      aria-label={text.takeOverLabel(name)}
    >
      {text.takeOver}
    </Button>
  </Form>
);

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
