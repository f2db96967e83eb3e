import { importText } from "./import.text.ts";

/** A line of the file that does something, or can't. */
export interface ImportLine {
  line: number;
  name: string;
  act: "add" | "change" | "refuse";
  notes: readonly string[];
}

export type ImportAnswer =
  | {
      kind: "planned";
      counts: Record<"add" | "change" | "keep" | "refuse", number>;
      /** Refused ones first; a long file's others are counted only. */
      lines: readonly ImportLine[];
      unknown: readonly string[];
      fingerprint: string;
      canApply: boolean;
      /** What there is to say before the lines. */
      note?: string;
    }
  | { kind: "failed"; text?: string };

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
  const told = plan.rows.flatMap(({ line, name, act, notes }) =>
    act === "keep" ? [] : [{ line, name: name.slice(0, 120), act, notes: notes.slice(0, 12) }],
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
    note: noteOn(counts, wasToApply && outcome.isChanged === true),
  };
}

const rank = ({ act }: ImportLine): number => (act === "refuse" ? 0 : 1);

function noteOn(
  counts: { add: number; change: number; refuse: number },
  isChanged: boolean,
): string | undefined {
  if (isChanged) return importText.changed;
  if (counts.refuse > 0) return importText.refused;
  return counts.add + counts.change === 0 ? importText.nothing : undefined;
}
