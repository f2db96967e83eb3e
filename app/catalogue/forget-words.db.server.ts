import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";

/** As the triggers of products collect them (db/migrations). */
const texts = sql`select distinct concat_ws(' ', name, artisan, collection, category, technique, material) as text
  from products`;

/**
 * Forgets the words that no product holds any more, so that no search is corrected to them, and adds those that are missing:
 * a product may be written while its words are looked at.
 */
export async function forgetWords(db: Kysely<Tables>): Promise<void> {
  await sql`delete from catalogue_words where word not in (
    select regexp_split_to_table(lower(text), '[^[:alnum:]]+') from (${texts}) as held)`.execute(db);
  await sql`select add_catalogue_words(array(${texts}))`.execute(db);
}

/** Not at the start, when others wait for the database. */
export function forgetWordsJob({ db }: { db: Kysely<Tables> }): Job {
  let hasStarted = false;
  return {
    name: "old-words",
    everySeconds: 12 * 60 * 60,
    run: async () => {
      if (hasStarted) await forgetWords(db);
      hasStarted = true;
    },
  };
}
