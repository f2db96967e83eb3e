import type { Kysely } from "kysely";
import { type Given, prepared } from "#platform/database/server/prepared.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { Profile } from "./profile.ts";

const profileRow = prepared((db, given: Given<{ id: string }>) =>
  db.selectFrom("profiles").select(["full_name", "email", "phone", "role"]).where("id", "=", given("id")),
);

/** Somebody's profile; undefined when there is none. */
export async function profileOf(db: Kysely<Tables>, id: string): Promise<Profile | undefined> {
  const [row] = await profileRow(db, { id });
  return row && { fullName: row.full_name, email: row.email, phone: row.phone, role: row.role };
}
