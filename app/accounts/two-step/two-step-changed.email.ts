import { type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { type TwoStepChange, twoStepMailText as text } from "./two-step-mail.text.ts";

/** Tells somebody what became of their two-step sign-in, so that a stranger's change is noticed. */
export function twoStepChangedMail(
  { name, change }: { name: string; change: TwoStepChange },
  shop: MailShop,
) {
  const words = text.changes[change];
  return {
    kind: "two-step-changed",
    replyTo: shop.email,
    subject: text.subject(words.title, shop.name),
    body: mailBody(shop, {
      title: words.title,
      preview: text.ifYou,
      blocks: [
        { kind: "text", text: text.hello(name) },
        { kind: "text", text: `${words.text} ${text.ifYou}` },
        { kind: "note", text: text.note },
      ],
    }),
  };
}
