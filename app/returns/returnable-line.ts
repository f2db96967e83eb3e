import type { ReturnKind } from "./return-request.ts";

/** A line of an order, as returns see it. */
export interface LineStanding {
  quantity: number;
  /** Pieces that have reached the buyer. */
  arrived: number;
  /** Pieces in requests that are open or settled. */
  taken: number;
  /** What its product's page said when it was bought. */
  returnable: boolean;
  /** Something is written on it. */
  isPersonal: boolean;
}

/** Pieces of a line that may be sent back for this reason. */
export function returnablePieces(line: LineStanding, kind: ReturnKind): number {
  if (kind !== "damage" && !isTakenBack(line)) return 0;
  return Math.max(0, Math.min(line.quantity, line.arrived) - line.taken);
}

/** Does it come back though it is sound? */
export const isTakenBack = ({ returnable, isPersonal }: Pick<LineStanding, "returnable" | "isPersonal">) =>
  returnable && !isPersonal;
