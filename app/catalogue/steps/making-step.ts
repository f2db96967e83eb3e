import { type Paise, paise } from "#values/money/money.ts";
import { latinDigits } from "#values/text/latin-digits.ts";

/** A step by which a product is made. */
export interface MakingStep {
  readonly name: string;
  /** What a maker gets for a piece; null where it is agreed each time. */
  readonly rate: Paise | null;
  /** How many pieces a maker does in a week; null where nobody has said. */
  readonly piecesWeek: number | null;
  /** How long a maker works at a piece, for the owner alone; absent where nobody has said. */
  readonly hours?: number;
}

/** The name of the one step by which a product without any is made (MAKING-2). */
export const oneStepName = "Making";

/** What a rate comes to in an hour, half a paisa up; undefined where rate or hours are not said. */
export const rateAnHour = ({
  rate,
  hours,
}: {
  rate: Paise | null;
  hours?: number | undefined;
}): Paise | undefined => (rate === null || hours === undefined ? undefined : paise(Math.round(rate / hours)));

/** Hours as they are typed: '2', '2.5', up to 1,000; undefined for what is none. */
export function typedHours(text: string): number | undefined {
  const bare = latinDigits(text).trim();
  const hours = Number(bare);
  return /^\d{1,4}(?:\.\d{1,2})?$/.test(bare) && hours > 0 && hours <= 1000 ? hours : undefined;
}

export const mostSteps = 8;
