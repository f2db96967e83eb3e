import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { wordsOf } from "./search-terms.server.ts";

/**
 * The search text with each word that no product knows replaced by the most similar word of the catalogue;
 * undefined when there is nothing to correct. What counts as similar stands in the database's function.
 */
export async function correctSearch(db: Kysely<Tables>, text: string): Promise<string | undefined> {
  const words = wordsOf(text);
  if (words.length === 0) return undefined;
  const { rows } = await sql<{ corrected: string | null }>`
    select corrected_word(given.word) as corrected
    from unnest(${words}::text[]) with ordinality as given (word, place)
    order by given.place`.execute(db);
  const corrected = words.map((word, index) => rows[index]?.corrected ?? word);
  return corrected.some((word, index) => word !== words[index]) ? corrected.join(" ") : undefined;
}
