import type { Notice } from "#platform/notice.ts";
import { importText } from "./import.text.ts";

/** A line of the file that does something, or can't. */
export interface ImportLine {
  line: number;
  name: string;
  act: "add" | "change" | "refuse";
  notes: readonly string[];
  warnings: readonly string[];
}

export type ImportAnswer =
  | {
      kind: "planned";
      counts: Record<"add" | "change" | "keep" | "refuse", number>;
      /** Refused ones first, then those to look at; a long file's others are counted only. */
      lines: readonly ImportLine[];
      unknown: readonly string[];
      fingerprint: string;
      canApply: boolean;
      /** What there is to say before the lines. */
      note?: string;
    }
  | { kind: "failed"; text?: string };

/** What came of an import that was followed. */
export type ImportEnd = { notice: Notice } | { answer: ImportAnswer };

interface Outcome {
  kind: "unreadable" | "planned";
  problem?: string;
  plan?: {
    rows: readonly (Omit<ImportLine, "act"> & { act: ImportLine["act"] | "keep" })[];
    fingerprint: string;
  };
  unknown?: readonly string[];
  isChanged?: boolean;
}

const mostShown = 200;

/** What the page shows of a checked file. */
export function importAnswer(outcome: Outcome, wasToApply: boolean): ImportAnswer {
  const { plan } = outcome;
  if (!plan) return { kind: "failed", text: outcome.problem };
  const counts = { add: 0, change: 0, keep: 0, refuse: 0 };
  for (const { act } of plan.rows) counts[act] += 1;
  const told = plan.rows.flatMap(({ line, name, act, notes, warnings }) =>
    act === "keep"
      ? []
      : [{ line, name: name.slice(0, 120), act, notes: notes.slice(0, 12), warnings: warnings.slice(0, 12) }],
  );
  const refusedFirst = told.toSorted((one, other) => rank(one) - rank(other) || one.line - other.line);
  const canApply = counts.refuse === 0 && counts.add + counts.change > 0;
  return {
    kind: "planned",
    counts,
    lines: refusedFirst.slice(0, mostShown),
    unknown: outcome.unknown ?? [],
    fingerprint: plan.fingerprint,
    canApply,
    note: noteOn(counts, wasToApply && outcome.isChanged === true, refusedFirst),
  };
}

function rank({ act, warnings }: ImportLine): number {
  if (act === "refuse") return 0;
  return warnings.length > 0 ? 1 : 2;
}

function noteOn(
  counts: { add: number; change: number; refuse: number },
  isChanged: boolean,
  lines: readonly ImportLine[],
): string | undefined {
  if (isChanged) return importText.changed;
  if (counts.refuse > 0) return importText.refused;
  if (counts.add + counts.change === 0) return importText.nothing;
  return lines.some(({ warnings }) => warnings.length > 0) ? importText.check : undefined;
}
