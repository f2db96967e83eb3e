import { createHash, randomBytes } from "node:crypto";
import { isWithin, type Noted } from "#accounts/permissions/permissions.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { type Invitation, invitationDays } from "../staff-member.ts";

/** Those who have not accepted yet, the newest first. */
export const listInvitations = (db: Db): Promise<Invitation[]> =>
  invitations(db).orderBy("sent_at", "desc").orderBy("id").execute();

export const invitationTo = (trx: Trx, email: string): Promise<Invitation | undefined> =>
  invitations(trx).where("email", "=", email).executeTakeFirst();

/** One that waits, locked until the transaction ends. */
export const lockInvitation = (trx: Trx, id: string): Promise<Invitation | undefined> =>
  invitations(trx).where("id", "=", id).forUpdate().executeTakeFirst();

const invitations = (db: Db) =>
  db
    .selectFrom("staff_invitations")
    .select([
      ...(["id", "full_name as fullName", "email", "permissions", "version"] as const),
      ...(["sent_at as sentAt", "expires_at as expiresAt"] as const),
    ]);

/** A link's token, and until when it is good. Only its hash is stored. */
function newLink(now: Date) {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + invitationDays * 86_400_000);
  return { token, columns: { token_hash: hashOf(token), sent_at: now, expires_at: expiresAt } };
}

const hashOf = (token: string): string => createHash("sha256").update(token.slice(0, 200)).digest("hex");

interface NewInvitation extends Pick<Invitation, "id" | "fullName" | "email" | "permissions"> {
  by: string;
}

/** Stores an invitation; returns its link's token. */
export async function insertInvitation(
  trx: Trx,
  { id, fullName, email, permissions, by }: NewInvitation,
  now: Date,
): Promise<string> {
  const { token, columns } = newLink(now);
  const noted = permissions && [...permissions];
  await trx
    .insertInto("staff_invitations")
    .values({ id, full_name: fullName, email, permissions: noted, invited_by: by, ...columns })
    .execute();
  return token;
}

/** Gives an invitation another link; the one before stops working. */
export async function renewInvitation(trx: Trx, id: string, now: Date): Promise<string> {
  const { token, columns } = newLink(now);
  await trx
    .updateTable("staff_invitations")
    .set((eb) => ({ ...columns, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
  return token;
}

export async function deleteInvitation(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom("staff_invitations").where("id", "=", id).execute();
}

/** Was there an invitation with this id, even if it is over by now? */
export async function wasInvited(trx: Trx, id: string): Promise<boolean> {
  const line = await trx
    .selectFrom("audit_log")
    .select("id")
    .where("entity", "=", "staff_invitations")
    .where("entity_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

/** The invitation of a link that works; looking uses nothing up. */
export const peekInvitation = (db: Db, token: string, now: Date): Promise<Invitation | undefined> =>
  invitations(db).where("token_hash", "=", hashOf(token)).where("expires_at", ">", now).executeTakeFirst();

/** Uses an invitation's link up. Of two that come at once only one gets it. */
export async function takeInvitation(trx: Trx, token: string, now: Date): Promise<Invitation | undefined> {
  const row = await trx
    .deleteFrom("staff_invitations")
    .where("token_hash", "=", hashOf(token))
    .where("expires_at", ">", now)
    .returning([
      ...(["id", "full_name as fullName", "email", "permissions", "version"] as const),
      ...(["sent_at as sentAt", "expires_at as expiresAt"] as const),
    ])
    .executeTakeFirst();
  return row;
}

/** Withdraws what somebody offered and may not give any more; returns those ids. */
export async function withdrawBeyond(trx: Trx, by: string, left: Noted): Promise<readonly string[]> {
  const given = await trx
    .selectFrom("staff_invitations")
    .select(["id", "permissions"])
    .where("invited_by", "=", by)
    .forUpdate()
    .execute();
  const ids = given.filter(({ permissions }) => !isWithin(permissions, left)).map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom("staff_invitations").where("id", "in", ids).execute();
  return ids;
}

/** Forgets who was invited by this address, as when its account is deleted. */
export async function forgetInvitation(trx: Trx, email: string): Promise<void> {
  await trx.deleteFrom("staff_invitations").where("email", "=", email).execute();
}

/** An invitation whose link is too old can be sent again for this long. */
const keptDays = 30;

export async function forgetOldInvitations(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptDays * 24 * 3600 * 1000);
  await db.deleteFrom("staff_invitations").where("expires_at", "<", oldest).execute();
}
