import { languagePrefix } from "./address.ts";
import { isLanguage, type Language } from "./language.ts";

export interface SpokenAddress {
  language: Language;
  /** The address as the shop's routes know it. */
  plain: string;
}

/** In which language an address is asked, and for what: `/hi/shop?q=1` is `/shop?q=1` in Hindi. */
export function spokenAddress(address: string): SpokenAddress {
  const [, language, rest = ""] = languagePrefix.exec(address) ?? [];
  if (!isLanguage(language)) return { language: "en", plain: address };
  // The data of `/hi` itself.
  const data = rest.startsWith(".data") ? `/_${rest}` : rest;
  return { language, plain: data.startsWith("/") ? data : `/${data}` };
}
