import { eraseActingDevices } from "#platform/audit/audit.db.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { type Language, languageNow } from "#values/language/language.ts";
import type { Actor } from "../actor.ts";
import { type DeviceSession, deviceOf, type ProfileFields } from "./settings.ts";

/** More sessions than this are not listed; all of them are ended. */
const mostSessions = 50;

/**
 * Changes name and phone, and keeps the language in which they are saved (HINDI-26), nothing else. False when
 * the profile is gone.
 */
export async function updateProfile(
  db: Db,
  id: string,
  { fullName, phone }: ProfileFields,
): Promise<boolean> {
  if (!id) throw new Error("User ID is missing for profile update.");
  const row = await db
    .updateTable("profiles")
    .set({ full_name: fullName, phone, language: languageNow() })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** One of the staff reads the admin area and their mails in this language from now on (HINDI-74). */
export async function keepStaffLanguage(db: Db, id: string, language: Language): Promise<void> {
  await db.updateTable("profiles").set({ staff_language: language }).where("id", "=", id).execute();
}

/** Where somebody is signed in: this device first, then by last use. */
export async function listSessions(db: Db, actor: Actor, now: Date): Promise<DeviceSession[]> {
  const rows = await db
    .selectFrom("auth_sessions")
    .select(["id", "user_agent", "updated_at"])
    .where("user_id", "=", actor.id)
    .where("expires_at", ">", now)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .limit(mostSessions)
    .execute();
  const sessions = rows.map((row) => ({
    id: row.id,
    device: deviceOf(row.user_agent),
    lastUsed: row.updated_at,
    isThis: row.id === actor.sessionId,
  }));
  return sessions.sort((a, b) => Number(b.isThis) - Number(a.isThis));
}

/** Deletes an account; sign-ins, sessions and wishlist go with it. */
export async function deleteProfile(trx: Trx, id: string): Promise<void> {
  await eraseActingDevices(trx, id);
  await trx.deleteFrom("profiles").where("id", "=", id).where("role", "=", "user").execute();
}
