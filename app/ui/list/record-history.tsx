import { longDateTime } from "#values/time/date-time.ts";
import { workListText } from "./work-list.text.ts";

export interface HistoryLine {
  id: string;
  at: Date;
  who: string;
  /** In words. */
  what: string;
}

/** Who changed a record, when and how; newest first. */
export function RecordHistory({ lines }: { lines: readonly HistoryLine[] }) {
  if (lines.length === 0) return null;
  return (
    <details className="mt-5 border-t border-hair pt-2 text-sm">
      <summary className="action text-sm">{workListText.history(lines.length)}</summary>
      <ol className="divide-y divide-hair">
        {lines.map(({ id, at, who, what }) => (
          <li key={id} className="py-1.5">
            <time dateTime={at.toISOString()} className="block text-xs text-ink-2">
              {longDateTime(at)}
            </time>
            <b>{who}</b> {what}
          </li>
        ))}
      </ol>
    </details>
  );
}
