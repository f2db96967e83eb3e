import type { Db } from "#platform/database/db.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { wordIn } from "#translations/translated.server.ts";
import { readTexts } from "#translations/translations.db.server.ts";
import { languageNow } from "#values/language/language.ts";
import { shownStep } from "./shown-step.ts";

/** What steps are called in the language of the moment; one without Hindi is called as its owner wrote it. */
export async function sayingSteps(db: Db, names: readonly string[]): Promise<(name: string) => string> {
  const texts = await readTexts(db, { word: names });
  return (name) => shownStep(wordIn(texts, name));
}

/** The same to whoever reads, also on a page of the staff's, which has records as their owner wrote them. */
export const sayingStepsToReader = (db: Db, names: readonly string[]) =>
  speaking(languageNow(), () => sayingSteps(db, names));

/** A step's name in the language of a maker, for their account. */
export async function stepForMaker(db: Db, artisanId: string, name: string): Promise<string> {
  const maker = await db
    .selectFrom("artisans")
    .select("page_language as language")
    .where("id", "=", artisanId)
    .executeTakeFirst();
  return speaking(maker?.language ?? "hi", async () => (await sayingSteps(db, [name]))(name));
}
