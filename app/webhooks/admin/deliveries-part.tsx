import { Form } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { StatusBadge, type StatusTone } from "#ui/list/status-badge.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import { endpointPath } from "../endpoint-paths.ts";
import type { DeliveryState, Endpoint, EventDelivery } from "../endpoints/endpoint.ts";
import { testEvent } from "../events/event-types.ts";
import { eventWords, webhooksText as text } from "../webhooks.text.ts";

interface DeliveriesPartProps {
  endpoint: Pick<Endpoint, "id" | "failed">;
  deliveries: readonly EventDelivery[];
}

/** How the latest deliveries of an endpoint went; each can be sent again. */
export function DeliveriesPart({ endpoint: { id, failed }, deliveries }: DeliveriesPartProps) {
  return (
    <TitledPart title={text.deliveries} list className="mt-10">
      {failed > 0 && (
        <Again endpoint={id} delivery="failed" label={text.againAll(failed)}>
          {text.againAll(failed)}
        </Again>
      )}
      {deliveries.length === 0 ? (
        <p className="py-4 text-ink-2">{text.noDeliveries}</p>
      ) : (
        <DataTable
          caption={text.deliveries}
          columns={columnsOf(id)}
          rows={deliveries}
          idOf={(delivery) => delivery.id}
          top
        />
      )}
    </TitledPart>
  );
}

const tones: Record<DeliveryState, StatusTone> = { waiting: "yellow", delivered: "green", failed: "red" };

/** An event that this version of the shop no longer has is shown by its bare name. */
const nameOf = (type: string): string =>
  Object.entries(eventWords).find(([known]) => known === type)?.[1].name ?? type;

const columnsOf = (endpoint: string): readonly Column<EventDelivery>[] => [
  { key: "event", label: text.deliveryColumns.event, card: "heading", cell: ({ type }) => nameOf(type) },
  { key: "when", label: text.deliveryColumns.when, cell: ({ happenedAt }) => longDateTime(happenedAt) },
  { key: "state", label: text.deliveryColumns.state, cell: (delivery) => <State {...delivery} /> },
  {
    key: "answer",
    label: text.deliveryColumns.answer,
    className: "wrap-anywhere",
    cell: ({ status, answer }) => [status, answer].filter(Boolean).join(" · ") || "–",
  },
  {
    key: "acts",
    label: text.deliveryColumns.acts,
    card: "bare",
    cell: ({ id, type, state, happenedAt }) =>
      state !== "waiting" &&
      type !== testEvent && (
        <Again
          endpoint={endpoint}
          delivery={id}
          label={text.againLabel(nameOf(type), longDateTime(happenedAt))}
        >
          {text.again}
        </Again>
      ),
  },
];

const State = ({ state, attempts, nextAttemptAt }: EventDelivery) => (
  <span className="inline-flex flex-wrap items-center gap-x-2 max-md:justify-end">
    <StatusBadge tone={tones[state]}>{text.deliveryStates[state]}</StatusBadge>
    {attempts > 0 && <span className="text-xs text-ink-2">{text.attempts(attempts)}</span>}
    {state === "waiting" && attempts > 0 && (
      <span className="text-xs text-ink-2">{text.next(longDateTime(nextAttemptAt))}</span>
    )}
  </span>
);

interface AgainProps {
  endpoint: string;
  delivery: string;
  label: string;
  children: string;
}

const Again = ({ endpoint, delivery, label, children }: AgainProps) => (
  <Form method="post" action={endpointPath(endpoint)} preventScrollReset>
    <input type="hidden" name="delivery" value={delivery} />
    <Button type="submit" name="intent" value="again" variant="text" small aria-label={label}>
      {children}
    </Button>
  </Form>
);
