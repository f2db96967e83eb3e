import { useMay } from "#accounts/permissions/held-context.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { Link } from "#ui/link.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { endpointPath, newEndpointPath } from "../endpoint-paths.ts";
import type { Endpoint } from "../endpoints/endpoint.ts";
import { mayHaveTold } from "../events/event-permissions.ts";
import { webhooksText as text } from "../webhooks.text.ts";
import { EndpointStateBadge } from "./endpoint-state.tsx";

/** The webhooks' part of 'Connections': the list of endpoints. */
export function WebhooksPart({ endpoints }: { endpoints: readonly Endpoint[] }) {
  const may = useMay();
  return (
    <TitledPart title={text.title} className="mt-10">
      <p className="max-w-measure">
        {text.intro} {text.today(endpoints.filter(({ state }) => state === "on").length)}
      </p>
      {mayHaveTold(may) ? (
        <div>
          <ButtonLink to={newEndpointPath}>{text.add}</ButtonLink>
        </div>
      ) : (
        <p>{text.nothingToTell}</p>
      )}
      {endpoints.length > 0 && (
        <DataTable caption={text.title} columns={columns} rows={endpoints} idOf={({ id }) => id} />
      )}
    </TitledPart>
  );
}

const columns: readonly Column<Endpoint>[] = [
  {
    key: "url",
    label: text.columns.url,
    card: "heading",
    className: "wrap-anywhere",
    cell: ({ id, url }) => (
      <Link to={endpointPath(id)} className="inline-flex min-h-11 items-center underline decoration-geru">
        {shortUrl(url)}
      </Link>
    ),
  },
  { key: "state", label: text.columns.state, cell: ({ state }) => <EndpointStateBadge state={state} /> },
  { key: "events", label: text.columns.events, figures: true, cell: ({ events }) => events.length },
  { key: "waiting", label: text.columns.waiting, figures: true, cell: ({ waiting }) => waiting },
  { key: "failed", label: text.columns.failed, figures: true, cell: ({ failed }) => failed },
];

/** A query may hold a secret, and is long. */
const shortUrl = (url: string): string => url.replace(/^https:\/\//, "").replace(/\?.*$/, "?…");
