import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { wordIn } from "#translations/translated.server.ts";
import { readTexts } from "#translations/translations.db.server.ts";
import { languageNow } from "#values/language/language.ts";
import { oneStepName } from "./making-step.ts";
import { shownStep } from "./shown-step.ts";

/** What steps are called in the language of the moment; one without Hindi is called as its owner wrote it. */
export async function sayingSteps(db: Db, names: readonly string[]): Promise<(name: string) => string> {
  const texts = await readTexts(db, { word: names });
  return (name) => shownStep(wordIn(texts, name));
}

/** The same to whoever reads, also on a page of the staff's, which has records as their owner wrote them. */
export const sayingStepsToReader = (db: Db, names: readonly string[]) =>
  speaking(languageNow(), () => sayingSteps(db, names));

/** What the owner calls steps that were said in Hindi; of what is no such word, itself. */
export async function stepsAsWritten(db: Db, said: readonly string[]): Promise<(said: string) => string> {
  const { rows } = await sql<{ said: string; name: string }>`
    select distinct on (text) text as said, record_id as name from translations
    where kind = 'word' and field = 'text' and language = 'hi' and text = any(${[...new Set(said)]}::text[])
    order by text, exists (select from product_steps where name = record_id) desc, record_id`.execute(db);
  const names = new Map(rows.map((row) => [row.said, row.name]));
  const making = speaking("hi", () => shownStep(oneStepName));
  return (step) => (step === making ? oneStepName : (names.get(step) ?? step));
}

/** A step's name in the language of a maker, for their account. */
export async function stepForMaker(db: Db, artisanId: string, name: string): Promise<string> {
  const maker = await db
    .selectFrom("artisans")
    .select("page_language as language")
    .where("id", "=", artisanId)
    .executeTakeFirst();
  return speaking(maker?.language ?? "hi", async () => (await sayingSteps(db, [name]))(name));
}
