import { shownStep } from "#catalogue/steps/shown-step.ts";
import { leftToGive, toCheck, toDo } from "../lot.ts";
import type { ManagedLot } from "./read-lot.db.server.ts";

/** What waits of a lot, and so what the owner does next about it. */
export type LotNext = "problem" | "check" | "begun" | "give" | "wait" | "unpaid" | "over";

type Facts = Pick<ManagedLot, "quantity" | "state" | "steps" | "parts" | "isAsked" | "isWanted">;

/** Of a lot's steps, the first of which somebody has to be given pieces, and how many; undefined without. */
export function nextToGive(lot: Facts): { step: number; left: number } | undefined {
  const steps = lot.steps.map((_, place) => ({ step: place + 1, left: leftToGive(lot, place + 1) }));
  return steps.find(({ left }) => left > 0);
}

export const stepName = ({ steps }: Pick<Facts, "steps">, { step }: { step: number }): string =>
  shownStep(steps[step - 1]?.name ?? "");

const piecesToCheck = ({ parts }: Pick<Facts, "parts">): number =>
  parts.reduce((sum, part) => sum + (part.state === "cancelled" ? 0 : toCheck(part)), 0);

/** Whose problems wait for the owner (MAKING-23). */
export const asking = ({ parts }: Pick<Facts, "parts">): ManagedLot["parts"] =>
  parts.filter(({ asks }) => asks);

/** Who has to do something now. */
export const busy = ({ parts }: Pick<Facts, "parts">): ManagedLot["parts"] =>
  parts.filter((part) => part.state !== "cancelled" && toDo(part) > 0);

/** The pieces of which the sentence of what is next tells, and of which step where there are several. */
export function waitingOf(lot: Facts, next: LotNext): { count: number; step: string } {
  switch (next) {
    case "check":
      return { count: piecesToCheck(lot), step: "" };
    case "give": {
      const { step, left } = nextToGive(lot) ?? { step: 1, left: 0 };
      return { count: left, step: lot.steps.length > 1 ? stepName(lot, { step }) : "" };
    }
    case "problem":
    case "begun":
    case "wait":
    case "unpaid":
    case "over":
      return { count: 0, step: "" };
  }
}

export function nextOfLot(lot: Facts): LotNext {
  if (asking(lot).length > 0) return "problem";
  if (lot.state === "cancelled") return "over";
  if (piecesToCheck(lot) > 0) return "check";
  if (lot.isAsked) return "begun";
  if (lot.state === "done") return "over";
  if (!nextToGive(lot)) return "wait";
  return lot.isWanted ? "give" : "unpaid";
}
