import { AsyncLocalStorage } from "node:async_hooks";
import { type Language, readLanguageBy } from "#values/language/language.ts";

const spoken = new AsyncLocalStorage<Language>();

readLanguageBy(() => spoken.getStore() ?? "en");

/** Runs something that speaks one language to people: a visitor's request, or what a mail says (ADR-106). */
export const speaking = <T>(language: Language, run: () => T): T => spoken.run(language, run);
