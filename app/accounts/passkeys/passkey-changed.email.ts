import { type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { type PasskeyChange, passkeyMailText as text } from "./passkey-mail.text.ts";

interface PasskeyFacts {
  name: string;
  passkey: string;
  change: PasskeyChange;
}

/** Tells somebody of their passkeys, so that a stranger's are noticed. */
export const passkeyChangedMail = ({ name, passkey, change }: PasskeyFacts, shop: MailShop) => ({
  kind: "passkey-changed",
  replyTo: shop.email,
  ...(change === "copied" && { counted: "account" as const }),
  subject: text.subject(text.titles[change], shop.name),
  body: mailBody(shop, {
    title: text.titles[change],
    preview: text.ifYou,
    blocks: [
      { kind: "text", text: text.hello(name) },
      { kind: "text", text: text.texts[change](passkey) },
      { kind: "note", text: text.note },
    ],
  }),
});
