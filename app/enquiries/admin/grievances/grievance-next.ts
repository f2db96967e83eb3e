import type { Grievance } from "../../grievance/grievance.ts";

/** The owner's next act on a grievance (ADMIN-65). */
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
