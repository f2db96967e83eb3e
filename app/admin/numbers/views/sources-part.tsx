import { TitledPart } from "#ui/page/titled-part.tsx";
import { grouped } from "#values/text/grouped.ts";
import { numbersText, sourceName } from "../numbers.text.ts";
import { type SourceCounts, share } from "../numbers.ts";
import { FiguresTable } from "./figures-table.tsx";
import { ShareBar } from "./way-part.tsx";

const text = numbersText.sources;
const mostShown = 15;

interface SourcesPartProps {
  sources: readonly SourceCounts[] | null;
  visits: number;
  most?: number;
}

/** Where visits came from, and how many of them led to an order. */
export function SourcesPart({ sources, visits, most = mostShown }: SourcesPartProps) {
  if (visits === 0 && sources?.length === 0) return null;
  return (
    <TitledPart list title={text.title}>
      {sources === null ? (
        <p className="py-3 text-sm text-ink-2">{numbersText.unread}</p>
      ) : (
        <>
          <p className="max-w-measure py-2 text-sm text-ink-2 wrap-anywhere print:hidden">{text.note}</p>
          {sources.length === 0 ? (
            <p className="text-sm">{text.none}</p>
          ) : (
            <SourcesTable sources={sources.slice(0, most)} visits={visits} />
          )}
          {sources.length > most && <p className="mt-2 text-sm text-ink-2">{text.most(most)}</p>}
        </>
      )}
    </TitledPart>
  );
}

const SourcesTable = ({ sources, visits }: { sources: readonly SourceCounts[]; visits: number }) => (
  <FiguresTable
    caption={text.title}
    name={{
      label: "From",
      cell: (row) => (
        <>
          {sourceName(row)}
          {(row.medium || row.campaign) && (
            <span className="block text-xs text-ink-2">
              {[row.medium, row.campaign].filter(Boolean).join(" · ")}
            </span>
          )}
          <ShareBar part={row.visits} whole={visits} />
        </>
      ),
    }}
    columns={[
      { label: "Visits", cell: (row) => grouped(row.visits) },
      { label: "Of all", cell: (row) => share(row.visits, visits) },
      { label: "Orders", cell: ({ orders }) => grouped(orders) },
    ]}
    rows={sources}
    idOf={({ source, medium, campaign, host }) => [source, medium, campaign, host].join("|")}
  />
);
