import { isForStaff, languageParameter } from "#values/language/address.ts";
import { isLanguage, type Language } from "#values/language/language.ts";
import { preferredLanguage } from "#values/language/preferred-language.ts";
import { spokenAddress } from "#values/language/spoken-address.ts";
import { speaking, speakingToStaff } from "../language/speaking.server.ts";
import { hostCookie } from "./host-cookie.server.ts";

const yearSeconds = 365 * 24 * 60 * 60;
const cookieName = (origin: string): string => hostCookie("jhola_language", origin);

/** The Set-Cookie line by which a browser is spoken to in this language before anybody has signed in. */
export const languageLine = (language: Language, origin: string): string =>
  `${cookieName(origin)}=${language}; Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${origin.startsWith("https:") ? "; Secure" : ""}`;

/** The language that was chosen at this browser; undefined where none was. */
export function languageChosen(cookies: string | null, origin: string): Language | undefined {
  const name = cookieName(origin);
  const line = (cookies ?? "").split(/; */).find((each) => each.startsWith(`${name}=`));
  const language = line?.slice(name.length + 1);
  return isLanguage(language) ? language : undefined;
}

/** Where it is chosen: what stands before the sign-in. */
const beforeSignIn = /^\/(?:admin-login|invitation)$/;

/** The language that an address of those asks for itself, as the links on them do. */
export function languageAskedFor(address: string): Language | undefined {
  const [path = "", query] = address.split("?");
  if (query === undefined || !beforeSignIn.test(path)) return undefined;
  const language = new URLSearchParams(query).get(languageParameter);
  return isLanguage(language) ? language : undefined;
}

/**
 * In which language a request is answered. An address says it itself, but for the staff's: there it is what
 * was chosen at this browser, or what the browser is set to, until somebody has signed in (HINDI-73).
 */
function languageFor(address: string, headers: Headers, origin: string): Language {
  const { language, plain } = spokenAddress(address);
  if (language !== "en" || !isForStaff(plain)) return language;
  return (
    languageAskedFor(plain) ??
    languageChosen(headers.get("Cookie"), origin) ??
    preferredLanguage(headers.get("Accept-Language"))
  );
}

/** Runs what answers a request, in its language. */
export function speakingFor<T>(
  address: string,
  { headers, origin }: { headers: Headers; origin: string },
  run: () => T,
): T {
  const language = languageFor(address, headers, origin);
  if (isForStaff(address)) return speakingToStaff(language, run);
  return language === "en" ? run() : speaking(language, run);
}
