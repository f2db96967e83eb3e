import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Config } from "#platform/config/config.server.ts";
import type { Db } from "#platform/database/db.ts";

/** Meta's code of a token that has ended, or was taken back. */
export const endedTokenCode = 190;

/** By which a token is known again, and nobody can tell it. */
export const tokenMark = (token: string): string =>
  createHmac("sha256", token).update("whatsapp-token").digest("base64url").slice(0, 22);

/**
 * The mark of the shop's token where Meta has refused it and taken nothing since; undefined once another one
 * is set (WHATSAPP-16).
 */
export async function endedToken(
  db: Db,
  { whatsapp }: Pick<Config, "whatsapp">,
): Promise<string | undefined> {
  if (!whatsapp) return undefined;
  const mark = tokenMark(whatsapp.token);
  const refused = await lastAttempt(db, sql`token_mark = ${mark}`);
  if (refused === null) return undefined;
  const taken = await lastAttempt(db, sql`wamid is not null`);
  return taken === null || taken < refused ? mark : undefined;
}

async function lastAttempt(db: Db, which: ReturnType<typeof sql>): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(attempted_at) as at from whatsapp_messages where ${which}`.execute(db);
  return rows[0]?.at ?? null;
}
