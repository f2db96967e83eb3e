import { adminList, type ListState } from "#records/fields/admin-list.ts";
import { makersPayPath } from "../pay-paths.ts";

/** The list's tabs: who is owed something, who was given something ahead, and all. */
export const payTabs = ["owed", "ahead", "all"] as const;
export type PayTab = (typeof payTabs)[number];

const choices = { tab: payTabs } as const;
export const payList = adminList(makersPayPath, choices, { saysTab: true });
export type PayListState = ListState<typeof choices>;
