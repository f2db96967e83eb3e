import { type Paise, paise, rupees } from "#values/money/money.ts";
import { refusedCodes } from "../discounts.text.ts";
import { dateOrMoment } from "../promotion.ts";

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

/** Why a code does nothing, in a sentence. */
export function codeRefusalText(refusal: CodeRefusal): string {
  switch (refusal.kind) {
    case "early":
      return refusedCodes.early(dateOrMoment(refusal.startsAt));
    case "short":
      return refusedCodes.short(rupees(paise(Math.ceil(refusal.missing / 100) * 100)), refusal.scopeName);
    default:
      return refusedCodes[refusal.kind];
  }
}
