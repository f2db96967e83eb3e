import { adminList, type ListState } from "#records/fields/admin-list.ts";
import { type GrievanceState, grievancesPath } from "../../grievance/grievance.ts";

export const grievanceTabs = ["open", "resolved", "spam"] as const;
type GrievanceTab = (typeof grievanceTabs)[number];

const choices = { tab: grievanceTabs } as const;
export type GrievanceChoices = typeof choices;
export type GrievancesState = ListState<GrievanceChoices>;
export const grievancesList = adminList(grievancesPath, choices, { saysTab: true });

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
