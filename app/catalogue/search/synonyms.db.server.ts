import type { Kysely, Transaction } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";

/** The owner's groups of words that mean the same, in her order. */
export async function readSynonyms(db: Kysely<Tables>): Promise<string[][]> {
  const rows = await db.selectFrom("search_synonyms").select("words").orderBy("position").execute();
  return rows.map(({ words }) => words);
}

/** These groups in place of all that there were. */
export async function writeSynonyms(
  trx: Transaction<Tables>,
  groups: readonly (readonly string[])[],
): Promise<void> {
  await trx.deleteFrom("search_synonyms").execute();
  if (groups.length === 0) return;
  const rows = groups.map((words, at) => ({ position: at + 1, words: [...words] }));
  await trx.insertInto("search_synonyms").values(rows).execute();
}
