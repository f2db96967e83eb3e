import { AsyncLocalStorage } from "node:async_hooks";
import { langOf, type WithEnglish } from "#values/language/content-language.ts";
import { type Language, readLanguageBy } from "#values/language/language.ts";

interface Spoken {
  /** In which words are said. */
  words: Language;
  /** Below which a page stands, and in which the shop's records are read. */
  address: Language;
}

const spoken = new AsyncLocalStorage<Spoken>();

readLanguageBy(() => spoken.getStore()?.words ?? "en");

/** Runs something that speaks one language to people: a visitor's request, or what a mail says (ADR-106). */
export const speaking = <T>(language: Language, run: () => T): T =>
  spoken.run({ words: language, address: language }, run);

/**
 * Runs what answers one of the staff: words are in their language, while addresses stay as they are, and
 * records as the owner has written them (ADR-163).
 */
export const speakingToStaff = <T>(language: Language, run: () => T): T =>
  spoken.run({ words: language, address: "en" }, run);

/**
 * The language of the address that is asked: the one in which the shop's records are read, and which is kept
 * with what is agreed there.
 */
export const languageOfAddress = (): Language => spoken.getStore()?.address ?? "en";

/** Runs what is written into a record's text, in the language that this text is in (HINDI-11). */
export const speakingAs = <T>(record: WithEnglish, field: string, run: () => T): T =>
  langOf(record, field) === "en" ? speaking("en", run) : run();
