import type { ReviewState } from "../review.ts";

export const reviewTabs = ["pending", "shown", "hidden"] as const satisfies readonly ReviewState[];
export type ReviewTab = (typeof reviewTabs)[number];

export const reviewsPerPage = 50;

export const reviewTab = (text: string | null): ReviewTab =>
  reviewTabs.find((tab) => tab === text) ?? "pending";
