import type { QuoteOffer } from "./quote.db.server.ts";
import type { QuoteRecord } from "./quote.ts";

/** What waits of a request, and so what the owner does next about it (ADMIN-65). */
export type QuoteNext =
  /** A sample is asked for. */
  | "answer"
  | "offer"
  /** An offer is written, and not sent. */
  | "send"
  /** Its buyer decides. */
  | "wait"
  | "won"
  | "judge"
  | "nothing";

export function nextOfQuote(
  { kind, status, spam, version }: Pick<QuoteRecord, "kind" | "status" | "spam" | "version">,
  offers: readonly Pick<QuoteOffer, "state">[],
): QuoteNext {
  if (spam) return version === 1 ? "judge" : "nothing";
  switch (status) {
    case "New":
    case "Contacted":
      if (kind === "sample") return status === "New" ? "answer" : "nothing";
      return offers[0]?.state === "draft" ? "send" : "offer";
    case "Quoted":
      return offers[0]?.state === "draft" ? "send" : "wait";
    case "Closed - Won":
      return "won";
    case "Closed - Lost":
    case "On Hold":
      return "nothing";
  }
}
