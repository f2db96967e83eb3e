import type { Actor } from "../actor.ts";
import { placeholderText } from "./profile.text.ts";

export type Profile = Pick<Actor, "fullName" | "email" | "phone" | "role" | "permissions" | "twoStep">;

/** Why a profile could not be read (ACCOUNT-16). */
export type ProfileProblem = "missing" | "network" | "critical";

/** Stands in for a profile that could not be read: never an admin's. */
export function fallbackProfile(email: string, problem: ProfileProblem): Profile {
  const name = email.split("@")[0]?.trim();
  return { fullName: name || placeholderText[problem], email, phone: null, role: "user", permissions: {} };
}
