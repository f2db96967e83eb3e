import { LeftOutLines } from "#records/left-out-lines.tsx";
import type { ImportChecked, TranslationsImport } from "./import-translations.server.ts";
import { translationsFile as say } from "./translations.text.ts";

export type FileAnswer = Exclude<TranslationsImport, { kind: "applied" }> | { kind: "failed" };

/** What came of a file's check. */
export function CheckedFile({ answer }: { answer: FileAnswer | undefined }) {
  if (!answer) return null;
  if (answer.kind === "checked") return <Checked {...answer} />;
  return (
    <p role="alert" className="border border-geru px-3 py-2 text-sm">
      {answer.kind === "failed" ? say.failed.text : answer.problem}
    </p>
  );
}

function Checked({ added, changed, same, refused, refusedCount, isChanged }: ImportChecked) {
  return (
    <div role="status" className="grid gap-2 bg-fold px-4 py-3">
      {isChanged && <p className="text-geru">{say.changedSince}</p>}
      <p>{say.counts(added, changed, same)}</p>
      <LeftOutLines title={say.refused(refusedCount)} lines={refused} count={refusedCount} say={say} />
    </div>
  );
}
