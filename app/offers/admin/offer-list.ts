import { adminList, type ListState } from "#records/fields/admin-list.ts";
import type { OfferState } from "../offer.ts";

/** The list's tabs; 'changes' has the offers with a requested change, of the offer or of a proof. */
export const offerTabs = ["sent", "draft", "accepted", "changes", "closed"] as const;
export type OfferTab = (typeof offerTabs)[number];

export const offersPath = "/admin/dashboard/offers";

const choices = { tab: offerTabs } as const;
export const offersList = adminList(offersPath, choices, { longestSearch: 200, saysTab: true });
export type OffersState = ListState<typeof choices>;

/** The tab on which an offer stands. */
export const tabOf = (state: OfferState): OfferTab =>
  state === "declined" || state === "expired" || state === "withdrawn" ? "closed" : state;

/** The owner's page of an offer, or one below it. */
export const adminOfferPath = (number: string, below: "" | "/edit" = ""): string =>
  `${offersPath}/${encodeURIComponent(number)}${below}`;

/** The form of a new offer; `quote` is the request that it answers. */
export const newOfferPath = (quote?: string | null): string =>
  `${offersPath}/new${quote ? `?${new URLSearchParams({ quote })}` : ""}`;

/** One of an offer's proofs, for the owner. */
export const adminProofPath = (number: string, id: string): string =>
  `${adminOfferPath(number)}/proofs/${encodeURIComponent(id)}`;
