import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import { wordsOf } from "./search-terms.server.ts";

/** Below this, two words have too few groups of three letters in common to be the same word mistyped. */
const similarEnough = 0.25;

/**
 * The search text with each word that no product knows replaced by the most similar word of the catalogue;
 * undefined when there is nothing to correct.
 */
export async function correctSearch(db: Kysely<Tables>, text: string): Promise<string | undefined> {
  const words = wordsOf(text);
  if (words.length === 0) return undefined;
  const { rows } = await sql<{ corrected: string | null }>`
    select case
      when exists (select from products where search @@ plainto_tsquery('english', given.word)) then null
      else (
        select known.word from catalogue_words as known
        where similarity(known.word, given.word) >= ${similarEnough}::real
        order by similarity(known.word, given.word) desc, abs(length(known.word) - length(given.word)), known.word
        limit 1)
      end as corrected
    from unnest(${words}::text[]) with ordinality as given (word, place)
    order by given.place`.execute(db);
  const corrected = words.map((word, index) => rows[index]?.corrected ?? word);
  return corrected.some((word, index) => word !== words[index]) ? corrected.join(" ") : undefined;
}
