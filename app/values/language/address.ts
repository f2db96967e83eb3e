import { builtLanguage, type Language, languageNow } from "./language.ts";

/**
 * What machines and other programs ask has one language (HINDI-2), a maker's page the maker's own, and a
 * stall's page what its phone speaks.
 */
const inEnglishAlone =
  /^\/(?:api|maker|stall|feeds|files|og|avatars|assets|drawings|dev|functions|payments|webhooks|metrics|healthz|readyz|session|sitemap\.xml|robots\.txt|blog\/feed\.xml)(?:[/?#]|$)/;

/** What the staff ask has one address, too, and the language of whoever asks (HINDI-73). */
const ofStaff = /^\/(?:admin|admin-login|invitation|passkey)(?:\.data)?(?:[/?#]|$)/i;

/** Is it asked by those who run the shop, in the admin area or on their way into it? */
export const isForStaff = (path: string): boolean => ofStaff.test(path);

/** Does the shop have an address in each language for this path? */
export const hasLanguages = (path: string): boolean =>
  path.startsWith("/") && !inEnglishAlone.test(path) && !ofStaff.test(path);

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

/** The path of this same page in another language: a staff's page is told which, and stays where it is. */
export function samePageIn(language: Language, path: string): string {
  if (!isForStaff(path)) return pagePathIn(language, path);
  const [page = "", query = ""] = path.split("?");
  const parameters = new URLSearchParams(query);
  parameters.set(languageParameter, language);
  return `${page}?${parameters}`;
}

/** By what a staff's page is told the language, before anybody has signed in. */
export const languageParameter = "language";

/** Below what the router of a document finds all that it knows, by the language of its address. */
export const basePath = (language: string | undefined): string =>
  language === undefined || language === "en" ? "/" : `/${language}`;

/** A path as the router of the page `here` knows it; undefined where it takes another document. */
export function routedPath(path: string, here: string): string | undefined {
  if (isForStaff(path) || isForStaff(here)) return isForStaff(path) && isForStaff(here) ? path : undefined;
  const [, language = "en", rest = path] = languagePrefix.exec(path) ?? [];
  return language === languageNow() ? rest || "/" : undefined;
}
