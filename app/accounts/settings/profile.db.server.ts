import type { Kysely } from "kysely";
import { type Given, prepared } from "#platform/database/server/prepared.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { heldBy } from "../staff/permissions.ts";
import type { Profile } from "./profile.ts";

const profileRow = prepared((db, given: Given<{ id: string }>) =>
  db
    .selectFrom("profiles")
    .select(["full_name", "email", "phone", "role", "permissions"])
    .where("id", "=", given("id")),
);

/** Somebody's profile; undefined when there is none. */
export async function profileOf(db: Kysely<Tables>, id: string): Promise<Profile | undefined> {
  const [row] = await profileRow(db, { id });
  if (!row) return undefined;
  const { full_name: fullName, email, phone, role, permissions } = row;
  return { fullName, email, phone, role, permissions: heldBy(role, permissions) };
}
