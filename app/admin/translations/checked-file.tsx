import { LeftOutLines } from "#records/left-out-lines.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import type { ChangeLine } from "./change-lines.ts";
import type { ImportChecked, TranslationsImport } from "./import-translations.server.ts";
import { translationsFile as say } from "./translations.text.ts";

export type FileAnswer = Exclude<TranslationsImport, { kind: "applied" }> | { kind: "failed" };

/** The outcome of a file's check. */
export function CheckedFile({ answer }: { answer: FileAnswer | undefined }) {
  if (!answer) return null;
  if (answer.kind === "checked") return <Checked {...answer} />;
  return (
    <p role="alert" className="border border-geru px-3 py-2 text-sm">
      {answer.kind === "failed" ? say.failed.text : answer.problem}
    </p>
  );
}

function Checked({ refused, refusedCount, isChanged, old, changesCount, ...counts }: ImportChecked) {
  return (
    <div role="status" className="grid gap-2 bg-fold px-4 py-3">
      {isChanged && <p className="text-geru">{say.changedSince}</p>}
      <p>{say.counts(counts)}</p>
      {old > 0 && <p>{say.stayOld(old)}</p>}
      {changesCount === 0 && <p className="font-semibold">{say.noChange}</p>}
      <LeftOutLines title={say.refused(refusedCount)} lines={refused} count={refusedCount} say={say} />
    </div>
  );
}

/** The first texts that the file writes, each beside its English and the Hindi of now. */
export function FileChanges({ changes, changesCount }: Pick<ImportChecked, "changes" | "changesCount">) {
  if (changesCount === 0) return null;
  return (
    <section aria-labelledby="changes" className="mt-8">
      <h2 id="changes" className="mb-3 text-lg">
        {say.changes}
      </h2>
      <DataTable
        caption={say.changes}
        columns={columns()}
        rows={changes}
        idOf={({ line }) => String(line)}
        top
      />
      {changesCount > changes.length && (
        <p className="mt-3 text-sm">{say.moreChanges(changesCount - changes.length)}</p>
      )}
    </section>
  );
}

const languageOf = { english: "en", before: "hi", said: "hi" } as const;

/** One of its texts; on a phone, where a long one needs the whole width, below its label. */
const shown = (key: keyof typeof languageOf): Column<ChangeLine> => ({
  key,
  label: say.columns[key],
  card: "bare",
  cell: (line) => (
    <>
      <span className="block text-xs text-ink-2 md:hidden">{say.columns[key]}</span>
      <span lang={languageOf[key]} className="block whitespace-pre-wrap wrap-anywhere">
        {line[key] || say.noText}
      </span>
    </>
  ),
});

const columns = (): Column<ChangeLine>[] => [
  {
    key: "text",
    label: say.columns.text,
    card: "heading",
    className: "wrap-anywhere md:w-1/5",
    cell: ({ line, title, label, change }) => (
      <>
        {title}
        <span className="block text-xs font-normal text-ink-2">{say.changeOf(line, label, change)}</span>
      </>
    ),
  },
  shown("english"),
  shown("before"),
  shown("said"),
];
