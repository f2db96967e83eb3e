import { pathIn } from "#values/language/address.ts";
import type { Language } from "#values/language/language.ts";

/** A link of the shop's own as those who read a language follow it. */
export function linkIn(language: Language, link: string): string {
  if (language === "en") return link;
  const { origin } = new URL(link);
  return origin + pathIn(language, link.slice(origin.length));
}
