import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import type { Profile } from "./profile.ts";

/** Somebody's profile; undefined when there is none. */
export async function profileOf(db: Kysely<Tables>, id: string): Promise<Profile | undefined> {
  const row = await db
    .selectFrom("profiles")
    .select(["full_name", "email", "phone", "role"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row && { fullName: row.full_name, email: row.email, phone: row.phone, role: row.role };
}
