import type { Paise } from "#values/money/money.ts";

/** Why a code does nothing. */
export type CodeRefusal =
  | { kind: "unknown" }
  | { kind: "ended" }
  | { kind: "early"; startsAt: Date }
  | { kind: "short"; missing: Paise; scopeName: string }
  | { kind: "used-up" }
  | { kind: "used-already" }
  | { kind: "not-first" };

/** What decides about a code before anybody's goods are looked at. */
export interface CodeFacts {
  active: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  mostUses: number | null;
  used: number;
}

/** Why a code can't be used by anybody now; undefined when it can. */
export function refusalOfCode(facts: CodeFacts | undefined, now: Date): CodeRefusal | undefined {
  if (!facts?.active) return { kind: "unknown" };
  if (facts.endsAt && facts.endsAt <= now) return { kind: "ended" };
  if (facts.startsAt && facts.startsAt > now) return { kind: "early", startsAt: facts.startsAt };
  return isUsedUp(facts) ? { kind: "used-up" } : undefined;
}

const isUsedUp = ({ mostUses, used }: Pick<CodeFacts, "mostUses" | "used">): boolean =>
  mostUses !== null && used >= mostUses;
