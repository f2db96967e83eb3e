import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { type Given, prepared } from "#platform/database/server/prepared.server.ts";
import { isLanguage } from "#values/language/language.ts";
import type { Actor } from "../actor.ts";
import { heldBy } from "../permissions/permissions.ts";
import { placeholderText } from "./session.text.ts";

const profileRow = prepared((db, given: Given<{ id: string }>) =>
  db
    .selectFrom("profiles")
    .select(["full_name", "email", "phone", "role", "permissions", "staff_language"])
    .select(({ exists, selectFrom }) => [
      exists(selectFrom("second_factors").select("user_id").whereRef("user_id", "=", "profiles.id")).as(
        "has_factor",
      ),
      exists(selectFrom("shop_settings").select("version").where("two_step_required", "=", sql.lit(true))).as(
        "is_required",
      ),
    ])
    .where("id", "=", given("id")),
);

/** Somebody's profile; undefined when there is none. */
export async function profileOf(db: Db, id: string): Promise<Profile | undefined> {
  const [row] = await profileRow(db, { id });
  if (!row) return undefined;
  const { full_name: fullName, email, phone, role, permissions } = row;
  const twoStep = twoStepOf(row);
  const language = role === "admin" && isLanguage(row.staff_language) ? row.staff_language : undefined;
  const profile = { fullName, email, phone, role, permissions: heldBy(role, permissions) };
  return { ...profile, ...(twoStep && { twoStep }), ...(language && { language }) };
}

interface TwoStepRow {
  role: Profile["role"];
  has_factor: unknown;
  is_required: unknown;
}

function twoStepOf({ role, has_factor, is_required }: TwoStepRow): Profile["twoStep"] {
  if (has_factor) return "on";
  return role === "admin" && is_required ? "wanted" : undefined;
}

export type Profile = Pick<
  Actor,
  "fullName" | "email" | "phone" | "role" | "permissions" | "twoStep" | "language"
>;

/** Why a profile could not be read (ACCOUNT-16). */
export type ProfileProblem = "missing" | "network" | "critical";

/** Stands in for a profile that could not be read: never an admin's. */
export function fallbackProfile(email: string, problem: ProfileProblem): Profile {
  const name = email.split("@")[0]?.trim();
  return { fullName: name || placeholderText[problem], email, phone: null, role: "user", permissions: {} };
}
