import { adminList, type ListState } from "#records/fields/admin-list.ts";
import { lotPagePath } from "../making-paths.ts";

/** The list's tabs: lots with pieces to give, makers' parts, what is late of both, and made lots. */
export const makingTabs = ["to-give", "with-makers", "to-check", "late", "done"] as const;
export type MakingTab = (typeof makingTabs)[number];

export const makingPath = "/admin/dashboard/making";
export const newLotPath = `${makingPath}/new`;

const choices = { tab: makingTabs } as const;
export const makingList = adminList(makingPath, choices, { saysTab: true });
export type MakingState = ListState<typeof choices>;

/** The owner's page of a lot; `part` is the maker's part that is open above it. */
export const lotPath = (number: string, part?: string | null): string =>
  `${lotPagePath(number)}${part ? `?${new URLSearchParams({ part })}` : ""}`;

/** The job slips of a lot, or that of one of its parts. */
export const jobSlipPath = (number: string, part?: string): string =>
  `${lotPath(number)}/slip.pdf${part ? `?${new URLSearchParams({ part })}` : ""}`;

export const notePhotoPath = (number: string, note: string): string =>
  `${lotPath(number)}/photos/${encodeURIComponent(note)}`;
