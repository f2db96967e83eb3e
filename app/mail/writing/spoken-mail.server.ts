import { speaking } from "#platform/language/speaking.server.ts";
import type { Language } from "#values/language/language.ts";
import { linkIn } from "./body-text.ts";
import type { Block, Mail, SpokenMail } from "./mail-body.ts";

interface Site {
  origin: string;
}

/**
 * Writes a mail to somebody who is no member of the staff: in their language, whoever's request causes it
 * (HINDI-25). All that has words in it is read within `write`. Buttons that lead to the shop lead to its
 * pages in that language.
 */
export function mailIn(language: Language, { origin }: Site, write: () => Mail): SpokenMail {
  const mail = speaking(language, write);
  const blocks = mail.body.blocks.map((block) => ledTo(language, origin, block));
  return { ...mail, body: { ...mail.body, blocks, language } };
}

const ledTo = (language: Language, origin: string, block: Block): Block =>
  block.kind === "button" && block.href.startsWith(`${origin}/`)
    ? { ...block, href: linkIn(language, block.href) }
    : block;

/** Writes a mail to the shop, its owner or its staff: in English, whatever the language of its cause. */
export function mailToStaff(write: () => Mail): SpokenMail {
  const mail = speaking("en", write);
  return { ...mail, body: { ...mail.body, language: "en" } };
}
