import { TitledPart } from "#ui/page/titled-part.tsx";
import { grouped } from "#values/text/grouped.ts";
import { sourceName } from "../names.ts";
import { numbersText } from "../numbers.text.ts";
import { type SourceCounts, share } from "../numbers.ts";
import { FiguresTable } from "./figures-table.tsx";
import { ShareBar } from "./way-part.tsx";

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
    <TitledPart list title={numbersText.sources.title}>
      {sources === null ? (
        <p className="py-3 text-sm text-ink-2">{numbersText.unread}</p>
      ) : (
        <>
          <p className="max-w-measure py-2 text-sm text-ink-2 wrap-anywhere print:hidden">
            {numbersText.sources.note}
          </p>
          {sources.length === 0 ? (
            <p className="text-sm">{numbersText.sources.none}</p>
          ) : (
            <SourcesTable sources={sources.slice(0, most)} visits={visits} />
          )}
          {sources.length > most && (
            <p className="mt-2 text-sm text-ink-2">{numbersText.sources.most(most)}</p>
          )}
        </>
      )}
    </TitledPart>
  );
}

const SourcesTable = ({ sources, visits }: { sources: readonly SourceCounts[]; visits: number }) => (
  <FiguresTable
    caption={numbersText.sources.title}
    name={{
      label: numbersText.rows.from,
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
      { label: numbersText.figures.visits, cell: (row) => grouped(row.visits) },
      { label: numbersText.figures.ofAll, cell: (row) => share(row.visits, visits) },
      { label: numbersText.figures.orders, cell: ({ orders }) => grouped(orders) },
    ]}
    rows={sources}
    idOf={({ source, medium, campaign, host }) => [source, medium, campaign, host].join("|")}
  />
);
