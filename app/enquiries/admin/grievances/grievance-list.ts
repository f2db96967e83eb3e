import { adminList, type ListState } from "#records/fields/admin-list.ts";
import type { SeveralAct } from "#records/page/several.ts";
import { type GrievanceState, grievancesPath } from "../../grievance/grievance.ts";
import { grievanceAdminText as text } from "./grievance-admin.text.ts";

export const grievanceTabs = ["open", "resolved", "spam"] as const;
type GrievanceTab = (typeof grievanceTabs)[number];

const choices = { tab: grievanceTabs } as const;
export type GrievanceChoices = typeof choices;
export type GrievancesState = ListState<GrievanceChoices>;
export const grievancesList = adminList(grievancesPath, choices, { saysTab: true });

/** What can be done to several tickets of a tab in one press. */
export function severalOn(tab: GrievanceTab): SeveralAct[] {
  switch (tab) {
    case "open":
      return [{ intent: "acknowledge", label: text.buttons.acknowledge, ask: text.askAcknowledge }];
    case "resolved":
      return [];
    case "spam":
      return [{ intent: "real", label: text.buttons.real }];
  }
}

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
