import type { Language } from "#values/language/language.ts";

/** What somebody wrote to the shop elsewhere than on its contact page. */
export interface WrittenMessage {
  /** The same for each arrival of it. */
  key: string;
  via: "whatsapp";
  /** What they call themselves, or their number. */
  name: string;
  phone: string;
  message: string;
  language: Language;
}
