import type { ReturnRequest, ReturnState } from "../return-request.ts";

/** A step of a request's way. */
export interface JourneyStep {
  state: ReturnState;
  /** When it came there; null for what is still ahead. */
  at: Date | null;
}

type Moments = Pick<
  ReturnRequest,
  "state" | "kind" | "requestedAt" | "approvedAt" | "receivedAt" | "settledAt" | "declinedAt" | "withdrawnAt"
>;

/** The way of a request: what it came to, and while it is open, what comes next. */
export function journeyOf(request: Moments): JourneyStep[] {
  const { state, requestedAt, approvedAt, receivedAt, settledAt, declinedAt, withdrawnAt } = request;
  const came: JourneyStep[] = [
    { state: "requested", at: requestedAt },
    { state: "approved", at: approvedAt },
    { state: "received", at: receivedAt },
    { state: "settled", at: settledAt },
  ];
  const ends = { declined: declinedAt, withdrawn: withdrawnAt };
  const end = state === "declined" || state === "withdrawn" ? { state, at: ends[state] } : undefined;
  const isOver = end !== undefined || state === "settled";
  const steps = isOver
    ? came.filter(({ at }) => at !== null)
    : came.filter((step) => isExpected(step, request));
  return end ? [...steps, end] : steps;
}

/** A damaged piece need not come back. */
const isExpected = ({ state, at }: JourneyStep, { kind }: Moments): boolean =>
  at !== null || state !== "received" || kind !== "damage";
