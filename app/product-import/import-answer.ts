import type { Notice } from "#platform/notice.ts";
import type { ForeignKind } from "./foreign/foreign.ts";
import type { ForeignPlan, ForeignType } from "./foreign/plan-foreign.server.ts";
import { importText } from "./import.text.ts";

/** A line of the file that does something, or can't. */
export interface ImportLine {
  line: number;
  name: string;
  act: "add" | "change" | "refuse" | "skip";
  notes: readonly string[];
  warnings: readonly string[];
}

export type ImportAnswer =
  | {
      kind: "planned";
      counts: Record<"add" | "change" | "keep" | "refuse" | "skip", number>;
      /** Refused ones first, then those to look at; a long file's others are counted only. */
      lines: readonly ImportLine[];
      unknown: readonly string[];
      fingerprint: string;
      canApply: boolean;
      /** What there is to say before the lines. */
      note?: string;
      /** What there is to say and to choose of another shop's export. */
      foreign?: ForeignAnswer;
    }
  | { kind: "failed"; text?: string };

interface ForeignAnswer {
  kind: ForeignKind;
  products: number;
  /** So many of them would be added or changed. */
  written: number;
  pictures: number;
  addresses: number;
  types: readonly ForeignType[];
}

/** What came of an import that was followed. */
export type ImportEnd = { notice: Notice; to: string } | { answer: ImportAnswer };

interface Outcome {
  kind: "unreadable" | "planned";
  problem?: string;
  plan?: {
    rows: readonly (Omit<ImportLine, "act"> & {
      id: string;
      act: Exclude<ImportLine["act"], "skip"> | "keep";
      isVariant?: boolean;
    })[];
    fingerprint: string;
  };
  unknown?: readonly string[];
  isChanged?: boolean;
  foreign?: ForeignPlan;
}

const mostShown = 200;

/** What the page shows of a checked file. */
export function importAnswer(outcome: Outcome, wasToApply: boolean): ImportAnswer {
  const { plan, foreign } = outcome;
  if (!plan) return { kind: "failed", text: outcome.problem };
  const counts = { add: 0, change: 0, keep: 0, refuse: 0, skip: foreign?.skipped.length ?? 0 };
  for (const { act } of plan.rows) counts[act] += 1;
  const told: ImportLine[] = plan.rows.flatMap(({ line, name, act, notes, warnings, isVariant }) => {
    const more = isVariant ? [] : (foreign?.notes.get(line) ?? []);
    return act === "keep"
      ? []
      : [
          {
            line,
            name: name.slice(0, 120),
            act,
            warnings: warnings.slice(0, 12),
            notes: [...more, ...notes].slice(0, 12),
          },
        ];
  });
  for (const { line, name, why } of foreign?.skipped ?? [])
    told.push({ line, name: name.slice(0, 120), act: "skip", notes: [why], warnings: [] });
  const refusedFirst = told.toSorted((one, other) => rank(one) - rank(other) || one.line - other.line);
  const beside = (foreign?.pictures.length ?? 0) + (foreign?.addresses.length ?? 0);
  const canApply = counts.refuse === 0 && counts.add + counts.change + beside > 0;
  return {
    kind: "planned",
    counts,
    lines: refusedFirst.slice(0, mostShown),
    unknown: outcome.unknown ?? [],
    fingerprint: plan.fingerprint,
    canApply,
    ...(foreign && {
      foreign: {
        kind: foreign.kind,
        products: foreign.products,
        types: foreign.types.slice(0, 100),
        written: new Set(plan.rows.flatMap(({ id, act }) => (act === "add" || act === "change" ? [id] : [])))
          .size,
        pictures: foreign.pictures.length,
        addresses: foreign.addresses.length,
      },
    }),
    note: noteOn(
      { ...counts, change: counts.change + beside },
      wasToApply && outcome.isChanged === true,
      refusedFirst,
    ),
  };
}

const leftOut: Record<ImportLine["act"], boolean> = { refuse: true, skip: true, add: false, change: false };

function rank({ act, warnings }: ImportLine): number {
  if (leftOut[act]) return 0;
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
