import type { Actor } from "../actor.ts";

export type Profile = Pick<Actor, "fullName" | "email" | "phone" | "role" | "permissions" | "twoStep">;

/** Why a profile could not be read (ACCOUNT-16). */
export type ProfileProblem = "missing" | "network" | "critical";

const placeholders: Record<ProfileProblem, string> = {
  missing: "User (No Profile)",
  network: "User (Network Error)",
  critical: "User (Critical Exception)",
};

/** Stands in for a profile that could not be read: never an admin's. */
export function fallbackProfile(email: string, problem: ProfileProblem): Profile {
  const name = email.split("@")[0]?.trim();
  return { fullName: name || placeholders[problem], email, phone: null, role: "user", permissions: {} };
}
