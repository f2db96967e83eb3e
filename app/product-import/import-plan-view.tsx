import { DataTable } from "#ui/list/data-table.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { foreignText } from "./foreign/foreign.text.ts";
import { importText } from "./import.text.ts";
import type { ImportAnswer, ImportLine } from "./import-answer.ts";

type Plan = Extract<ImportAnswer, { kind: "planned" }>;

const acts = {
  add: { tone: "green", label: "Add" },
  change: { tone: "blue", label: "Change" },
  refuse: { tone: "red", label: "Mend" },
  skip: { tone: "grey", label: foreignText.skipped },
} as const;

/** What the import would do, line by line. */
export function ImportPlanView({ plan }: { plan: Plan }) {
  const { counts, lines, unknown, note } = plan;
  const hidden = counts.add + counts.change + counts.refuse + counts.skip - lines.length;
  return (
    <section aria-label="What the import would do" className="mt-8">
      <p role="status" className="text-sm">
        {counts.add} to add, {counts.change} to change, {counts.keep} unchanged, {counts.refuse} to mend
        {counts.skip > 0 && `, ${counts.skip} left out`}.
      </p>
      {note && <p className="mt-2 max-w-measure border border-ink px-3 py-2 text-sm">{note}</p>}
      {unknown.length > 0 && <p className="mt-2 text-sm text-ink-2">{importText.unknown(unknown)}</p>}
      {lines.length > 0 && (
        <div className="mt-4">
          <DataTable
            caption="Lines of the file"
            rows={lines}
            idOf={({ line, name }) => `${line} ${name}`}
            columns={[
              { key: "line", label: "Line", figures: true, className: "md:w-16", cell: ({ line }) => line },
              { key: "name", label: "Product", card: "heading", cell: ({ name }) => name },
              {
                key: "act",
                label: "What happens",
                className: "md:w-32",
                cell: ({ act }) => <Act act={act} />,
              },
              {
                key: "notes",
                label: "Details",
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
          {hidden > 0 && <p className="mt-2 text-sm text-ink-2">… and {hidden} more lines.</p>}
        </div>
      )}
    </section>
  );
}

const Act = ({ act }: Pick<ImportLine, "act">) => (
  <StatusBadge tone={acts[act].tone}>{acts[act].label}</StatusBadge>
);
