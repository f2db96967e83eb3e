import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Language } from "#values/language/language.ts";
import { codeTries } from "./maker-link.ts";

/** A maker, as their link knows them. */
export interface LinkedMaker {
  artisanId: string;
  name: string;
  language: Language;
  tokenHash: string;
  /** Null where the page asks for no code. */
  codeHash: string | null;
}

export async function findByToken(db: Db, tokenHash: string): Promise<LinkedMaker | undefined> {
  return db
    .selectFrom("maker_links")
    .innerJoin("artisans", "artisans.id", "artisan_id")
    .select(["artisan_id as artisanId", "artisans.name", "page_language as language"])
    .select(["token_hash as tokenHash", "code_hash as codeHash"])
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
}

/** Gives a maker a link, in the place of the one before; their code stays. */
export async function putLink(
  trx: Trx,
  { artisanId, tokenHash, at }: { artisanId: string; tokenHash: string; at: Date },
): Promise<void> {
  const link = { token_hash: tokenHash, made_at: at };
  await trx
    .insertInto("maker_links")
    .values({ artisan_id: artisanId, ...link })
    .onConflict((conflict) => conflict.column("artisan_id").doUpdateSet(link))
    .execute();
}

/** Sets the code of a link, or takes it away; false where there is no link. Tries begin anew. */
export async function putCode(trx: Trx, artisanId: string, codeHash: string | null): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("maker_links")
    .set({ code_hash: codeHash, code_tries: 0, locked_until: null })
    .where("artisan_id", "=", artisanId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Counts a code that is about to be looked at, and answers what it is compared with; undefined while none is
 * looked at. Counted first: however many come at once, no more than five are looked at (MAKING-21).
 */
export async function countCodeTry(db: Db, tokenHash: string, now: Date): Promise<string | undefined> {
  const tries = sql<number>`case when locked_until is null then code_tries + 1 else 1 end`;
  const lockedUntil = new Date(now.getTime() + codeTries.lockedMinutes * 60_000);
  const counted = await db
    .updateTable("maker_links")
    .set({
      code_tries: tries,
      locked_until: sql`case when ${tries} >= ${sql.lit(codeTries.most)} then ${lockedUntil}::timestamptz end`,
    })
    .where("token_hash", "=", tokenHash)
    .where((eb) => eb.or([eb("locked_until", "is", null), eb("locked_until", "<=", now)]))
    .returning("code_hash")
    .executeTakeFirst();
  return counted?.code_hash ?? undefined;
}

/** A right code: what was wrong before it counts no more. */
export async function forgetTries(db: Db, tokenHash: string): Promise<void> {
  await db
    .updateTable("maker_links")
    .set({ code_tries: 0, locked_until: null })
    .where("token_hash", "=", tokenHash)
    .execute();
}

/** A maker as the owner's page of their link shows them. */
export async function findMaker(db: Db, artisanId: string) {
  if (artisanId.includes("\0")) return undefined;
  return db
    .selectFrom("artisans")
    .leftJoin("maker_links", "artisan_id", "artisans.id")
    .select(["artisans.id", "artisans.name", "phone", "page_language as language", "working"])
    .select(["made_at as madeAt", sql<boolean>`code_hash is not null`.as("hasCode")])
    .where("artisans.id", "=", artisanId)
    .executeTakeFirst();
}
