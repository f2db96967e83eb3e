import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import type { Language } from "#values/language/language.ts";

/**
 * In which language somebody who runs the shop reads a mailbox: the one that they chose, or in which they
 * signed in last. The shop's own mailbox is its first owner's (HINDI-75).
 */
export async function languageOfMailbox(db: Db, address: string): Promise<Language> {
  const { rows } = await sql<{ language: Language }>`
    select coalesce(staff_language, language) as language from profiles
    where email = ${address.toLowerCase()} or (role = 'admin' and permissions is null)
    order by email = ${address.toLowerCase()} desc, created_at, id limit 1`.execute(db);
  return rows[0]?.language ?? "en";
}
