import { builtLanguage } from "./language.ts";

/** What names those of its texts that stand in English where another language is spoken (HINDI-11). */
export interface WithEnglish {
  english?: readonly string[] | undefined;
}

/** The `lang` of an element that shows this text of a record; a page in English says none. */
export const langOf = (record: WithEnglish, field: string): "en" | undefined =>
  builtLanguage !== "en" && record.english?.includes(field) ? "en" : undefined;
