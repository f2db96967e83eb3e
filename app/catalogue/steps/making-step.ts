import type { Paise } from "#values/money/money.ts";

/** A step by which a product is made. */
export interface MakingStep {
  readonly name: string;
  /** What a maker gets for a piece; null where it is agreed each time. */
  readonly rate: Paise | null;
  /** How many pieces a maker does in a week; null where nobody has said. */
  readonly piecesWeek: number | null;
}

/** The name of the one step by which a product without any is made (MAKING-2). */
export const oneStepName = "Making";

export const mostSteps = 8;
