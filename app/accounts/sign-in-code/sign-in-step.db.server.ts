import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";

/** A sign-in whose password was right waits this long for its code. */
export const stepMinutes = 10;
/** So many wrong codes end it; of so many on one account its owner is notified. */
const mostWrong = 10;
/** Its wrong codes are counted with those of other sign-ins for this long. */
const countedHours = 24;

/** A sign-in that waits for its code. */
export interface SignInStep {
  userId: string;
  /** The browser, where its owner signed in with it before. */
  browser: string | undefined;
}

/** Begins to wait for a code; the token is the browser's, and only its hash is stored. */
export async function beginStep(
  db: Db,
  { userId, browser, now }: { userId: string; browser: string | undefined; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + stepMinutes * 60_000);
  await db
    .insertInto("sign_in_steps")
    .values({ token_hash: hashOf(token), user_id: userId, browser: browser ?? null, expires_at: expiresAt })
    .execute();
  return token;
}

/** The sign-in that waits; undefined when its time is over, or it ended. */
export async function peekStep(db: Db, token: string, now: Date): Promise<SignInStep | undefined> {
  const row = await db
    .selectFrom("sign_in_steps")
    .select(["user_id", "browser"])
    .where("token_hash", "=", hashOf(token))
    .where("expires_at", ">", now)
    .where("wrong", "<", mostWrong)
    .executeTakeFirst();
  return row && { userId: row.user_id, browser: row.browser ?? undefined };
}

/**
 * Counts one try before it is looked at; undefined past the last one. Tells whether it is the tenth,
 * twentieth … on the account, over all its sign-ins of a day.
 */
export async function countTry(
  trx: Trx,
  { token, userId }: { token: string; userId: string },
): Promise<{ isLast: boolean; isTenth: boolean } | undefined> {
  // One after the other on an account: two at once would both pass by the tenth.
  await trx
    .selectFrom("second_factors")
    .select("user_id")
    .where("user_id", "=", userId)
    .forUpdate()
    .execute();
  const row = await trx
    .updateTable("sign_in_steps")
    .set({ wrong: sql`wrong + 1` })
    .where("token_hash", "=", hashOf(token))
    .where("wrong", "<", mostWrong)
    .returning("wrong")
    .executeTakeFirst();
  if (!row) return undefined;
  const { tries } = await trx
    .selectFrom("sign_in_steps")
    .where("user_id", "=", userId)
    .select(({ fn }) => fn.sum("wrong").as("tries"))
    .executeTakeFirstOrThrow();
  return { isLast: row.wrong === mostWrong, isTenth: Number(tries) % mostWrong === 0 };
}

/** Forgets those whose wrong codes count no more. */
export async function forgetSteps(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - countedHours * 3_600_000);
  await db.deleteFrom("sign_in_steps").where("expires_at", "<=", oldest).execute();
}

/** Ends it; of two at once only one hears that it did. */
export async function endStep(trx: Trx, token: string): Promise<boolean> {
  const row = await trx
    .deleteFrom("sign_in_steps")
    .where("token_hash", "=", hashOf(token))
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}

const hashOf = (token: string): string => createHash("sha256").update(token.slice(0, 200)).digest("hex");
