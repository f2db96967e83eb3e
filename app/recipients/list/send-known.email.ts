import { type Mail, type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { recipientsText } from "./recipients.text.ts";

interface KnownHomes {
  number: string;
  known: string;
  wanted: string;
  href: string;
}

/** Tells the shop that its buyer waits for nobody. */
export function sendKnownMail({ number, known, wanted, href }: KnownHomes, shop: MailShop): Mail {
  const say = recipientsText.mail;
  return {
    kind: "send-known",
    to: shop.email,
    subject: say.subject(number),
    body: mailBody(shop, {
      title: say.title,
      preview: say.text(known, wanted),
      blocks: [
        { kind: "text", text: say.text(known, wanted) },
        { kind: "button", label: say.button, href },
      ],
    }),
  };
}
