import type { Config } from "#platform/config/config.server.ts";

/** Whom a mail comes from, as its `From` says it. */
export interface MailSender {
  name: string;
  address: string;
}

interface SenderFacts {
  mail: Pick<Config["mail"], "from">;
  shop: Pick<Config["shop"], "name" | "email">;
}

/**
 * MAIL_FROM where it is set, otherwise the shop by the name and address that its owner has given it, as they
 * stand at this call.
 */
export const mailSender = ({ mail, shop }: SenderFacts): MailSender =>
  mail.from === undefined ? { name: shop.name, address: shop.email } : senderFrom(mail.from);

/** `Name <address>`, whatever signs the name holds. */
function senderFrom(text: string): MailSender {
  const [, name = "", bare = text.trim()] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  return { name: name.replace(/^"(.*)"$/, "$1"), address: bare.trim() };
}
