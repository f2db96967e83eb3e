import type { Insertable, Kysely } from "kysely";
import type { Actor } from "#accounts/actor.ts";
import { heldBy } from "#accounts/staff/permissions.ts";
import type { Tables } from "#platform/database/tables/tables.ts";

type ProfileRow = Insertable<Tables["profiles"]>;

let made = 0;

/**
 * Adds a customer with a confirmed address and one open session to a test's database; say only what the test
 * is about.
 */
export async function addCustomer(
  db: Kysely<Tables>,
  profile: Partial<ProfileRow> & { passwordHash?: string } = {},
): Promise<Actor> {
  made += 1;
  const { passwordHash, ...given } = profile;
  const row = await db
    .insertInto("profiles")
    .values({ full_name: "Rekha Jha", email: `rekha-${made}@example.com`, email_verified: true, ...given })
    .returning(["id", "full_name", "email", "phone", "role", "permissions"])
    .executeTakeFirstOrThrow();
  if (passwordHash) {
    await db
      .insertInto("auth_accounts")
      .values({ account_id: row.id, provider_id: "credential", user_id: row.id, password: passwordHash })
      .execute();
  }
  const sessionId = await addSession(db, row.id);
  return {
    id: row.id,
    fullName: row.full_name,
    email: row.email,
    phone: row.phone,
    role: row.role,
    permissions: heldBy(row.role, row.permissions),
    sessionId,
  };
}

/** Adds an account of the staff, so that what they do bears their name. */
export async function addAdmin(db: Kysely<Tables>, { id, fullName, email }: Actor): Promise<void> {
  const profile = { id, full_name: fullName, email, role: "admin" } as const;
  await db.insertInto("profiles").values(profile).execute();
}

/** Signs somebody in on one more device. */
export async function addSession(
  db: Kysely<Tables>,
  userId: string,
  userAgent = "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0",
): Promise<string> {
  made += 1;
  const { id } = await db
    .insertInto("auth_sessions")
    .values({
      token: `token-${made}-${userId}`,
      user_id: userId,
      expires_at: new Date("2030-01-01T00:00:00Z"),
      user_agent: userAgent,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
