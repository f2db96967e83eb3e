import { adminList, type ListState } from "#records/fields/admin-list.ts";
import { type ReturnState, returnsPath } from "../return-request.ts";

/** The list's tabs; what its buyer withdrew stands under Declined, with what that is. */
export const returnTabs = ["requested", "approved", "received", "settled", "declined"] as const;
export type ReturnTab = (typeof returnTabs)[number];

const choices = { tab: returnTabs } as const;
export type ReturnsState = ListState<typeof choices>;
export const returnsList = adminList(returnsPath, choices, { saysTab: true });

/** The tab on which a request stands. */
export const returnTabOf = (state: ReturnState): ReturnTab => (state === "withdrawn" ? "declined" : state);
