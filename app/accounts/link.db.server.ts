import { createHash, randomBytes } from "node:crypto";
import type { Db, Trx } from "#platform/database/db.ts";

/** What the link of a mail is for. */
export type LinkUse = "confirm-email" | "reset-password";

const lifeHours: Record<LinkUse, number> = { "confirm-email": 24, "reset-password": 1 };

/**
 * Makes the token of a mail's link. Only its hash is stored, so nobody who reads the database can use it.
 * Earlier links go on working: anybody may request one, and would else stop the owner from using theirs.
 */
export async function makeLinkToken(
  trx: Trx,
  { use, accountId, now }: { use: LinkUse; accountId: string; now: Date },
): Promise<string> {
  await dropOldLinks(trx, accountId, now);
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + lifeHours[use] * 3_600_000);
  await trx
    .insertInto("auth_verifications")
    .values({ identifier: identifierOf(use, token), value: accountId, expires_at: expiresAt })
    .execute();
  return token;
}

/** Whose link it is, without using it up; undefined when it was used, is too old, or never was. */
export async function peekLink(db: Db, use: LinkUse, token: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom("auth_verifications")
    .select("value")
    .where("identifier", "=", identifierOf(use, token))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.value;
}

/** Uses a link up and answers whose it was. Of two that come at once only one gets the answer. */
export async function useLink(trx: Trx, use: LinkUse, token: string, now: Date): Promise<string | undefined> {
  const row = await trx
    .deleteFrom("auth_verifications")
    .where("identifier", "=", identifierOf(use, token))
    .where("expires_at", ">", now)
    .returning("value")
    .executeTakeFirst();
  return row?.value;
}

const dropOldLinks = (trx: Trx, accountId: string, now: Date) =>
  trx
    .deleteFrom("auth_verifications")
    .where("value", "=", accountId)
    .where("expires_at", "<=", now)
    .execute();

/** Makes an account's links of one use worthless. */
export async function dropLinks(trx: Trx, use: LinkUse, accountId: string): Promise<void> {
  await trx
    .deleteFrom("auth_verifications")
    .where("value", "=", accountId)
    .where("identifier", "like", `${use}:%`)
    .execute();
}

const identifierOf = (use: LinkUse, token: string): string =>
  `${use}:${createHash("sha256").update(token.slice(0, 200)).digest("hex")}`;
