import type { GrievanceState } from "../../grievance/grievance.ts";

export const grievanceTabs = ["open", "resolved", "spam"] as const;
export type GrievanceTab = (typeof grievanceTabs)[number];
export const grievancesPerPage = 50;

export const grievanceTab = (asked: string | null): GrievanceTab =>
  grievanceTabs.find((tab) => tab === asked) ?? "open";

const tabOf: Record<GrievanceState, GrievanceTab> = {
  open: "open",
  acknowledged: "open",
  resolved: "resolved",
};

/** The tab on which a ticket stands. */
export const grievanceTabOf = ({
  state,
  isSpam,
}: {
  state: GrievanceState;
  isSpam: boolean;
}): GrievanceTab => {
  if (isSpam) return "spam";
  return tabOf[state];
};
