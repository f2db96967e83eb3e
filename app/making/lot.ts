import type { Paise } from "#values/money/money.ts";

/** A step of making, as a lot is made by it. */
export interface Step {
  name: string;
  /** What a maker gets for a piece; null where it is agreed each time. */
  rate: Paise | null;
}

export const partStates = ["given", "begun", "done", "checked", "cancelled"] as const;
export type PartState = (typeof partStates)[number];

/** What has become of the pieces that were given to a maker. */
export interface PartCounts {
  quantity: number;
  /** Pieces that the maker has finished at least once. */
  done: number;
  /** Pieces that were looked at and are good. */
  passed: number;
  /** Pieces that were looked at and are to be done again. */
  rework: number;
}

export interface Part extends PartCounts {
  id: string;
  /** From 1 on. */
  step: number;
  state: PartState;
}

/** All parts of a lot that was divided among makers. */
export interface Lot {
  quantity: number;
  parts: readonly Part[];
}

const counted = ({ state }: Part): boolean => state !== "cancelled";

const partsOf = ({ parts }: Lot, step: number): Part[] =>
  parts.filter((part) => part.step === step && counted(part));

const sumOf = (parts: readonly Part[], count: keyof PartCounts): number =>
  parts.reduce((sum, part) => sum + part[count], 0);

/** Pieces of a step that nobody has yet (MAKING-4). */
export const leftToGive = (lot: Lot, step: number): number =>
  lot.quantity - sumOf(partsOf(lot, step), "quantity");

/** Are there pieces of any of its steps that nobody has yet? */
export const isToGive = (lot: Lot, steps: number): boolean =>
  Array.from({ length: steps }, (_, place) => leftToGive(lot, place + 1)).some((left) => left > 0);

/** Pieces that the step before has passed; all of them before the first. */
export const passedBefore = (lot: Lot, step: number): number =>
  step === 1 ? lot.quantity : sumOf(partsOf(lot, step - 1), "passed");

/** Pieces that went through all steps. */
export const made = (lot: Lot, steps: number): number => sumOf(partsOf(lot, steps), "passed");

/** Pieces of a part that wait to be looked at. */
export const toCheck = ({ done, passed, rework }: PartCounts): number => done - passed - rework;

/** Pieces of a part that its maker has still to do, those to be done again among them. */
export const toDo = ({ quantity, done, rework }: PartCounts): number => quantity - done + rework;

/** Pieces that may be called done now: those that the step before has passed (MAKING-6). */
export function doableNow(lot: Lot, part: Part): number {
  const fresh = passedBefore(lot, part.step) - sumOf(partsOf(lot, part.step), "done");
  return part.state === "cancelled" ? 0 : Math.min(toDo(part), part.rework + Math.max(0, fresh));
}

export type WorkRefusal =
  | { kind: "too-many"; left: number; of: number }
  | { kind: "taken-away" }
  | { kind: "not-in-range"; most: number }
  | { kind: "step-before"; passed: number };

/** Why these pieces of a step can't be given; undefined where they can. */
export function whyNotGiven(lot: Lot, step: number, pieces: number): WorkRefusal | undefined {
  const left = leftToGive(lot, step);
  return pieces > left ? { kind: "too-many", left, of: lot.quantity } : undefined;
}

/** A part after its maker has done so many more pieces, or why that can't be (MAKING-6). */
export function afterDone(lot: Lot, part: Part, pieces: number): PartCounts | WorkRefusal {
  if (part.state === "cancelled") return { kind: "taken-away" };
  const most = toDo(part);
  if (!Number.isInteger(pieces) || pieces < 1 || pieces > most) return { kind: "not-in-range", most };
  // What is done again was counted as done before.
  const again = Math.min(part.rework, pieces);
  const fresh = pieces - again;
  const passed = passedBefore(lot, part.step);
  if (sumOf(partsOf(lot, part.step), "done") + fresh > passed) return { kind: "step-before", passed };
  const { quantity, done, passed: good, rework } = part;
  return { quantity, done: done + fresh, passed: good, rework: rework - again };
}

/** A part after so many of its pieces were found good, and so many to be done again (MAKING-7). */
export function afterCheck(
  part: Part,
  checked: { passed: number; rework: number },
): PartCounts | WorkRefusal {
  if (part.state === "cancelled") return { kind: "taken-away" };
  const most = toCheck(part);
  const pieces = checked.passed + checked.rework;
  const isCount = [checked.passed, checked.rework].every((count) => Number.isInteger(count) && count >= 0);
  if (!isCount || pieces < 1 || pieces > most) return { kind: "not-in-range", most };
  const { quantity, done, passed, rework } = part;
  return { quantity, done, passed: passed + checked.passed, rework: rework + checked.rework };
}

/** A part from which all is taken that is not done, and what is to be done again; of none done nothing. */
export function afterTakingRest({ done, passed, rework }: PartCounts): PartCounts | "nothing" {
  const kept = done - rework;
  return kept === 0 ? "nothing" : { quantity: kept, done: kept, passed, rework: 0 };
}

/** What a part's counts make of it; only what was begun says so by itself. */
export function stateBy({ quantity, done, passed, rework }: PartCounts): Exclude<PartState, "cancelled"> {
  if (passed === quantity) return "checked";
  return done === quantity && rework === 0 ? "done" : "begun";
}

/** May a part be taken back from its maker without a word? */
export const isNotBegun = ({ state, done }: Part): boolean => state === "given" && done === 0;

/** Is anything of a lot begun, or made? */
export const hasBegun = ({ parts }: Lot): boolean => parts.some((part) => counted(part) && !isNotBegun(part));

/** Pieces of a lot that wait to be looked at. */
export const allToCheck = ({ parts }: Lot): number =>
  parts.filter(counted).reduce((sum, part) => sum + toCheck(part), 0);

/** What is left of a part whose work stops (MAKING-9): what passed of it, which stays owed. */
export const stopped = ({ passed }: PartCounts): (PartCounts & { state: PartState }) | undefined =>
  passed === 0 ? undefined : { quantity: passed, done: passed, passed, rework: 0, state: "checked" };

/** Is a lot of so many steps made? */
export const isLotMade = (lot: Lot, steps: number): boolean => made(lot, steps) >= lot.quantity;

/** So many pieces for each maker, as even as can be: the first ones have one more. */
export function splitEvenly(pieces: number, makers: number): number[] {
  const each = Math.floor(pieces / makers);
  return Array.from({ length: makers }, (_, place) => each + (place < pieces % makers ? 1 : 0));
}

/** 'W-26-27-0001': the financial year, and a number without a gap in it. */
export const lotNumber = (financialYear: string, serial: number): string =>
  `W-${financialYear}-${String(serial).padStart(4, "0")}`;
