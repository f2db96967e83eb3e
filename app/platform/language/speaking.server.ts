import { AsyncLocalStorage } from "node:async_hooks";
import { langOf, type WithEnglish } from "#values/language/content-language.ts";
import { type Language, readLanguageBy } from "#values/language/language.ts";

const spoken = new AsyncLocalStorage<Language>();

readLanguageBy(() => spoken.getStore() ?? "en");

/** Runs something that speaks one language to people: a visitor's request, or what a mail says (ADR-106). */
export const speaking = <T>(language: Language, run: () => T): T => spoken.run(language, run);

/** Runs what is written into a record's text, in the language that this text is in (HINDI-11). */
export const speakingAs = <T>(record: WithEnglish, field: string, run: () => T): T =>
  langOf(record, field) === "en" ? speaking("en", run) : run();
