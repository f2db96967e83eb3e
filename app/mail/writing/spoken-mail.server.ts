import type { Db } from "#platform/database/db.ts";
import { speaking, speakingToStaff } from "#platform/language/speaking.server.ts";
import type { Language } from "#values/language/language.ts";
import { linkIn } from "./body-text.ts";
import type { Block, Mail, SpokenMail } from "./mail-body.ts";
import { languageOfMailbox } from "./mailbox-language.db.server.ts";

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

/**
 * Writes a mail to the shop, its owner or its staff, whoever causes it: in the language in which that mailbox
 * is read.
 */
export async function mailToStaff(db: Db, write: () => Mail): Promise<SpokenMail> {
  const english = speakingToStaff("en", write);
  const language = await languageOfMailbox(db, english.to);
  const mail = language === "en" ? english : speakingToStaff(language, write);
  return { ...mail, body: { ...mail.body, language } };
}
