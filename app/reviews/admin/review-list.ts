import { adminList, type ListState } from "#records/fields/admin-list.ts";
import { reviewsAdminPath } from "../own-review-paths.ts";
import type { ReviewState } from "../review.ts";

export const reviewTabs = ["pending", "shown", "hidden"] as const satisfies readonly ReviewState[];

const choices = { tab: reviewTabs } as const;
export type ReviewsState = ListState<typeof choices>;
export const reviewsList = adminList(reviewsAdminPath, choices, { saysTab: true });
