import type { Actor } from "#accounts/actor.ts";
import { heldBy } from "#accounts/permissions/permissions.ts";
import { addRow, type Db, type RowGiven } from "./test-rows.ts";

let made = 0;

/**
 * Adds a customer with a confirmed address and one open session to a test's database; say only what the test
 * is about.
 */
export async function addCustomer(
  db: Db,
  profile: RowGiven<"profiles"> & { passwordHash?: string } = {},
): Promise<Actor> {
  made += 1;
  const { passwordHash, ...given } = profile;
  const rekha = { full_name: "Rekha Jha", email: `rekha-${made}@example.com`, email_verified: true };
  const row = await addRow(db, "profiles", { ...rekha, ...given });
  const account = { account_id: row.id, provider_id: "credential", user_id: row.id };
  if (passwordHash) await addRow(db, "auth_accounts", { ...account, password: passwordHash });
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
export async function addAdmin(db: Db, { id, fullName, email }: Actor): Promise<void> {
  await addRow(db, "profiles", { id, full_name: fullName, email, role: "admin" });
}

/** Signs somebody in on one more device. */
export async function addSession(
  db: Db,
  userId: string,
  userAgent = "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0",
): Promise<string> {
  made += 1;
  const session = { token: `token-${made}-${userId}`, user_id: userId, user_agent: userAgent };
  const row = await addRow(db, "auth_sessions", { ...session, expires_at: new Date("2030-01-01T00:00:00Z") });
  return row.id;
}
