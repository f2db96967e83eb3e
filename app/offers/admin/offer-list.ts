import { cleanText } from "#values/text/clean-text.ts";
import { grouped } from "#values/text/grouped.ts";
import { pageNumber } from "#values/text/page-number.ts";
import type { OfferState } from "../offer.ts";

/** The list's tabs; 'changes' has the offers of whose proofs a change was asked for. */
export const offerTabs = ["sent", "draft", "accepted", "changes", "closed"] as const;
export type OfferTab = (typeof offerTabs)[number];

export const offersPerPage = 50;

/** Which offers are asked for, as the list's address says it. */
export interface OfferQuery {
  tab: OfferTab;
  /** What was typed into the search box. */
  text: string;
  /** From 1. */
  page: number;
}

export const offerQuery = (parameters: URLSearchParams): OfferQuery => ({
  tab: offerTabs.find((tab) => tab === parameters.get("tab")) ?? "sent",
  text: cleanText(parameters.get("q") ?? "", 200),
  page: pageNumber(parameters, 10_000),
});

/** More of a tab are not counted. */
export const mostCounted = 1000;

export const countWords = (count: number): string =>
  count > mostCounted ? `${grouped(mostCounted)}+` : String(count);

export const offersHref = ({ tab, text, page }: OfferQuery): string =>
  `${offersPath}?${new URLSearchParams({
    tab,
    ...(text !== "" ? { q: text } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  })}`;

/** The tab on which an offer stands. */
export const tabOf = (state: OfferState): OfferTab =>
  state === "declined" || state === "expired" || state === "withdrawn" ? "closed" : state;

export const offersPath = "/admin/dashboard/offers";

/** The owner's page of an offer, or one below it. */
export const adminOfferPath = (number: string, below: "" | "/edit" = ""): string =>
  `${offersPath}/${encodeURIComponent(number)}${below}`;

/** The form of a new offer; `quote` is the request that it answers. */
export const newOfferPath = (quote?: string | null): string =>
  `${offersPath}/new${quote ? `?${new URLSearchParams({ quote })}` : ""}`;

/** One of an offer's proofs, for the owner. */
export const adminProofPath = (number: string, id: string): string =>
  `${adminOfferPath(number)}/proofs/${encodeURIComponent(id)}`;
