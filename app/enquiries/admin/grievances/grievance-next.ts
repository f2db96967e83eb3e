import type { Grievance } from "../../grievance/grievance.ts";

/** What waits of a grievance, and so what the owner does next about it (ADMIN-65). */
export type GrievanceNext = "acknowledge" | "resolve" | "judge" | "nothing";

export function nextOfGrievance({ state, isSpam }: Pick<Grievance, "state" | "isSpam">): GrievanceNext {
  if (isSpam) return "judge";
  switch (state) {
    case "open":
      return "acknowledge";
    case "acknowledged":
      return "resolve";
    case "resolved":
      return "nothing";
  }
}
