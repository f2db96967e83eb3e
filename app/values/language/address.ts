import { builtLanguage, type Language, languageNow } from "./language.ts";

/** What machines, the staff and other programs ask has one language (HINDI-2). */
const inEnglishAlone =
  /^\/(?:admin|admin-login|invitation|passkey|api|feeds|files|og|avatars|assets|drawings|dev|functions|payments|webhooks|metrics|healthz|readyz|session|sitemap\.xml|robots\.txt|blog\/feed\.xml)(?:[/?#]|$)/;

/** Does the shop speak other languages than English at this path? */
export const hasLanguages = (path: string): boolean => path.startsWith("/") && !inEnglishAlone.test(path);

/** The path of a page that has languages (`hasLanguages`), in one of them. */
export const pagePathIn = (language: Language, path: string): string =>
  language === "en" ? path : `/${language}${path.replace(/^\/(?=[?#]|$)/, "")}`;

/** A path of the shop as those who read a language follow it; anything else as it is. */
export const pathIn = (language: Language, path: string): string =>
  language !== "en" && hasLanguages(path) ? pagePathIn(language, path) : path;

/** A path of the shop, in the language of the moment. */
export const localPath = (path: string): string =>
  builtLanguage === "en" ? path : pathIn(languageNow(), path);

/** What stands before the addresses of each language but the first. */
export const languagePrefix = /^\/(hi)(?=[/?#.]|$)(.*)$/s;

/** A path as the router of this page knows it; undefined where it is another language's. */
export function routedPath(path: string): string | undefined {
  const [, language = "en", rest = path] = languagePrefix.exec(path) ?? [];
  return language === languageNow() ? rest || "/" : undefined;
}
