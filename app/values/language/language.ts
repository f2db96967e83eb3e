/** The languages that the shop speaks. The first is the one in which everything is written. */
export const languages = ["en", "hi"] as const;

export type Language = (typeof languages)[number];

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", hi: "हिन्दी" };

/** Is it one of the shop's languages? What a database or a form says is none of ours yet. */
export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

declare const BUILT_LANGUAGE: Language | undefined;

/** A browser's build has one language (dev/one-language.ts); the server, and whatever else runs, has all. */
export const builtLanguage = typeof BUILT_LANGUAGE === "undefined" ? undefined : BUILT_LANGUAGE;

let read: () => Language = () => "en";

/**
 * Who answers is told of it once: the server knows its visitor, a browser its document. Returns who was asked
 * before.
 */
export function readLanguageBy(reader: () => Language): () => Language {
  const former = read;
  read = reader;
  return former;
}

/** The language in which whatever runs just now speaks to people (ADR-106). */
export const languageNow = (): Language => builtLanguage ?? read();

/** The `lang` of a document: each language as it is spoken in India. */
export const languageTag = (language: Language = languageNow()): string => `${language}-IN`;
