import type { ReturnState } from "../return-request.ts";
import { returnStateWords } from "../returns.text.ts";

/** The list's tabs; what its buyer withdrew stands under Declined, with what that is. */
export const returnTabs = ["requested", "approved", "received", "settled", "declined"] as const;
export const returnsPerPage = 50;

export type ReturnTab = (typeof returnTabs)[number];

export const returnTab = (text: string | null): ReturnTab =>
  returnTabs.find((tab) => tab === text) ?? "requested";

/** The states that a tab shows. */
export const statesOf = (tab: ReturnTab): readonly ReturnState[] =>
  tab === "declined" ? ["declined", "withdrawn"] : [tab];

export const tabLabel = (tab: ReturnTab): string => returnStateWords[tab];
