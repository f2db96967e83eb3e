import type { Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { QuoteStatus } from "./quote-status.ts";

/** The owner's next act on a request (ADMIN-65). */
export type QuoteNext =
  /** A sample is requested. */
  | "answer"
  | "offer"
  /** An offer is written, and not sent. */
  | "send"
  /** Its buyer decides. */
  | "wait"
  | "won"
  | "judge"
  | "nothing";

interface AskedQuoteFacts {
  kind: "quote" | "sample";
  status: QuoteStatus;
  spam: boolean;
  /** 1 until somebody has looked at it. */
  version: number;
}

/** `offers`: those that were made of it, the newest first. */
export function nextOfQuote(
  { kind, status, spam, version }: AskedQuoteFacts,
  offers: readonly { state: Selectable<Tables["offers"]>["state"] }[],
): QuoteNext {
  if (spam) return version === 1 ? "judge" : "nothing";
  const isWritten = offers[0]?.state === "draft";
  switch (status) {
    case "New":
    case "Contacted":
      if (kind === "sample") return status === "New" ? "answer" : "nothing";
      return isWritten ? "send" : "offer";
    case "Quoted":
      return isWritten ? "send" : "wait";
    case "Closed - Won":
      return "won";
    case "Closed - Lost":
    case "On Hold":
      return "nothing";
  }
}
