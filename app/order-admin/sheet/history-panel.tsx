import { orderStatusWords, statusTone } from "#orders/order-status.ts";
import type { AuditLine } from "#platform/audit/audit.db.server.ts";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import type { HistoryEntry } from "../admin-order.ts";
import { keptText } from "../kept/kept.text.ts";
import { OrderPanel } from "../order-panel.tsx";
import { sheetText } from "./sheet.text.ts";

interface HistoryPanelProps {
  history: readonly HistoryEntry[];
  audit: readonly AuditLine[];
  /** Is its buyer to confirm it? */
  wasAsked: boolean;
}

/** What happened to the order, and what admins did to it: who and when. */
export function HistoryPanel({ history, audit, wasAsked }: HistoryPanelProps) {
  return (
    <OrderPanel title={sheetText.history} className="max-lg:order-8 sm:max-lg:col-span-2">
      <ol>
        {history.map(({ id, at, status, who, note }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline gap-x-3 gap-y-1 wrap-anywhere border-b border-hair py-2 last:border-0"
          >
            <StatusBadge tone={statusTone(status)}>{orderStatusWords(status, wasAsked)}</StatusBadge>
            <span>{who}</span>
            <time dateTime={at.toISOString()} className="ml-auto text-xs text-ink-2">
              {longDateTime(at)}
            </time>
            {note && <p className="basis-full text-ink-2">{keptText.said(note)}</p>}
          </li>
        ))}
      </ol>
      {audit.length > 0 && <AuditTrail audit={audit} wasAsked={wasAsked} />}
    </OrderPanel>
  );
}

function AuditTrail({ audit, wasAsked }: Omit<HistoryPanelProps, "history">) {
  return (
    <details className="mt-3">
      <summary className="action text-sm">{sheetText.changes(audit.length)}</summary>
      <ul className="mt-1">
        {audit.map(({ id, at, who, what }) => (
          <li key={id} className="flex flex-wrap gap-x-3 border-b border-hair py-1.5 last:border-0">
            <span className="[overflow-wrap:anywhere]">{sheetText.did(who, inWords(what, wasAsked))}</span>
            <time dateTime={at.toISOString()} className="ml-auto text-xs text-ink-2">
              {longDateTime(at)}
            </time>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What is none of the five stands there as it is stored. */
const inWords = (what: string, wasAsked: boolean): string =>
  what.replace(
    /\b(from: )([a-z]+_[a-z_]+)/,
    (_, from: string, status: string) => from + orderStatusWords(status, wasAsked),
  );
