import { isLanguage, type Language } from "#values/language/language.ts";
import { preferredLanguage } from "#values/language/preferred-language.ts";

const kept = "stall-language";

/** The language that was chosen on this phone, or the first of the browser's that the shop speaks. */
export function firstLanguage(): Language {
  const chosen = read();
  return isLanguage(chosen) ? chosen : preferredLanguage(navigator.languages.join(","));
}

function read(): string | null {
  try {
    return localStorage.getItem(kept);
  } catch {
    return null;
  }
}

export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(kept, language);
  } catch {
    // It is spoken until the page is closed.
  }
}
