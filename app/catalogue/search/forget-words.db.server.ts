import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";

/** The embedded database answers nobody while it looks for so many. */
const wordsAtOnce = 200;

/** Forgets the words that no product is found by any more, so that no search is corrected to them. */
export async function forgetWords(db: Db): Promise<void> {
  let words = await wordsAfter(db, "");
  while (words.length > 0) {
    await sql`
      delete from catalogue_words where word = any(${words}::text[])
      and not exists (select from products where search @@ plainto_tsquery('english', word))`.execute(db);
    words = await wordsAfter(db, words.at(-1) ?? "");
  }
  await addNewWords(db);
}

async function wordsAfter(db: Db, last: string): Promise<string[]> {
  const next = db.selectFrom("catalogue_words").select("word").where("word", ">", last).orderBy("word");
  const rows = await next.limit(wordsAtOnce).execute();
  return rows.map(({ word }) => word);
}

/** A product that was written while its words were looked at may have lost them. */
async function addNewWords(db: Db): Promise<void> {
  await sql`
    with written as (select * from products where updated_at > now() - interval '1 hour')
    select add_catalogue_words(
      array(select concat_ws(' ', name, artisan, category) from written),
      array(select description from written)),
      find_in_hindi(array(select id from written where search_hindi is not null))`.execute(db);
}

/** Not at the start, when others wait for the database. */
export function forgetWordsJob({ db }: { db: Db }): Job {
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

/** The owner's groups of words that mean the same, in her order. */
export async function readSynonyms(db: Db): Promise<string[][]> {
  const rows = await db.selectFrom("search_synonyms").select("words").orderBy("position").execute();
  return rows.map(({ words }) => words);
}

/** These groups in place of all that there were. */
export async function writeSynonyms(trx: Trx, groups: readonly (readonly string[])[]): Promise<void> {
  await trx.deleteFrom("search_synonyms").execute();
  if (groups.length === 0) return;
  const rows = groups.map((words, at) => ({ position: at + 1, words: [...words] }));
  await trx.insertInto("search_synonyms").values(rows).execute();
}
