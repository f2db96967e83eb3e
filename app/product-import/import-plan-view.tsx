import { DataTable } from "#ui/list/data-table.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { foreignText } from "./foreign/foreign.text.ts";
import { importText } from "./import.text.ts";
import type { ImportAnswer, ImportLine } from "./import-answer.ts";

type Plan = Extract<ImportAnswer, { kind: "planned" }>;

const tones = { add: "green", change: "blue", refuse: "red", skip: "grey" } as const;

/** What the import would do, line by line. */
export function ImportPlanView({ plan }: { plan: Plan }) {
  const { counts, lines, unknown, note } = plan;
  const hidden = counts.add + counts.change + counts.refuse + counts.skip - lines.length;
  return (
    <section aria-label={importText.plan} className="mt-8">
      <p role="status" className="text-sm">
        {importText.counts(counts)}
      </p>
      {note && <p className="mt-2 max-w-measure border border-ink px-3 py-2 text-sm">{note}</p>}
      {unknown.length > 0 && <p className="mt-2 text-sm text-ink-2">{importText.unknown(unknown)}</p>}
      {lines.length > 0 && (
        <div className="mt-4">
          <DataTable
            caption={importText.lines}
            rows={lines}
            idOf={({ line, name }) => `${line} ${name}`}
            columns={[
              {
                key: "line",
                label: importText.line,
                figures: true,
                className: "md:w-16",
                cell: ({ line }) => line,
              },
              { key: "name", label: importText.product, card: "heading", cell: ({ name }) => name },
              {
                key: "act",
                label: importText.happens,
                className: "md:w-32",
                cell: ({ act }) => <Act act={act} />,
              },
              {
                key: "notes",
                label: importText.details,
                card: "bare",
                cell: ({ warnings, notes }) => (
                  <ul>
                    {warnings.map((one) => (
                      <li key={one} className="font-semibold">
                        {one}
                      </li>
                    ))}
                    {notes.map((one) => (
                      <li key={one}>{one}</li>
                    ))}
                  </ul>
                ),
              },
            ]}
          />
          {hidden > 0 && <p className="mt-2 text-sm text-ink-2">{importText.moreLines(hidden)}</p>}
        </div>
      )}
    </section>
  );
}

const Act = ({ act }: Pick<ImportLine, "act">) => (
  <StatusBadge tone={tones[act]}>{act === "skip" ? foreignText.skipped : importText.acts[act]}</StatusBadge>
);
