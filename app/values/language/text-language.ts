import { builtLanguage, languageNow } from "./language.ts";

/**
 * The `lang` of a text of which nobody knows in what language it is, as of what somebody typed: on a page in
 * Hindi English, where it has Latin letters and none of Devanagari (HINDI-49).
 */
export const langOfText = (text: string | null | undefined): "en" | undefined =>
  (builtLanguage ?? languageNow()) !== "en" && text && /[a-z]/i.test(text) && !/[ऀ-ॿ]/.test(text)
    ? "en"
    : undefined;
