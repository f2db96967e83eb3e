import { type Paise, paise } from "#values/money/money.ts";
import type { ReturnRequest, ReturnState } from "../return-request.ts";

/** What waits of a return, and so what the owner does next about it (RETURN-13). */
export type ReturnNext =
  | "answer"
  | "receive"
  /** Money goes back, and there is some. */
  | "refund"
  /** Another piece, or words. */
  | "settle"
  /** Its money could not be sent. */
  | "retry"
  | "parcel"
  | "nothing";

export interface ReturnNextFacts {
  request: Pick<ReturnRequest, "state" | "wish" | "sentInstead">;
  isFailed: boolean;
  /** Of the order's money. */
  left: Paise;
}

export function nextOfReturn({ request, isFailed, left }: ReturnNextFacts): ReturnNext {
  if (isFailed) return "retry";
  switch (request.state) {
    case "requested":
      return "answer";
    case "approved":
      return "receive";
    case "received":
      return request.wish === "refund" && left > 0 ? "refund" : "settle";
    case "settled":
      return request.sentInstead === null ? "nothing" : "parcel";
    case "declined":
    case "withdrawn":
      return "nothing";
  }
}

/** The same as far as a line of the list knows. */
export function returnWaits(state: ReturnState, isUnpaid: boolean): ReturnNext {
  const request = { state, wish: "exchange", sentInstead: null } as const;
  return nextOfReturn({ request, isFailed: isUnpaid, left: paise(0) });
}
