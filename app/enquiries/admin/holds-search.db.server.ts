import { type RawBuilder, sql } from "kysely";
import { holdsEach, holdsWord } from "#platform/database/embedded/holds-words.server.ts";
import { searchedPhone } from "#values/contact/phone.ts";

const column = sql`search_text`;

/** Does an enquiry hold every word of a search, or its phone, whichever way either writes it? */
export function holdsSearch(query: string): RawBuilder<boolean> {
  const words = holdsEach(query, (word) => holdsWord(word, column));
  const phone = searchedPhone(query);
  return phone === undefined ? words : sql<boolean>`(${words} or ${holdsWord(phone, column)})`;
}
