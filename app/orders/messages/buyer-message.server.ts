import { linkIn } from "#mail/writing/body-text.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import type { Language } from "#values/language/language.ts";
import type { BuyerMessage } from "./buyer-message.ts";

/** Both in the buyer's language, whatever the owner reads (HINDI-30). */
export function buyerMessage(
  language: Language,
  link: string,
  write: (link: string) => string,
): BuyerMessage {
  const theirs = linkIn(language, link);
  return { link: theirs, words: speaking(language, () => write(theirs)) };
}
