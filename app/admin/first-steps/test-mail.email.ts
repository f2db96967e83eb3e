import { type Mail, type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { testMailText as text } from "./first-steps.text.ts";

/** Shows an owner that the shop's mails arrive. */
export const testMail = (to: string, { shop, origin }: { shop: MailShop; origin: string }): Mail => ({
  kind: "test-mail",
  to,
  replyTo: shop.email,
  subject: text.subject(shop.name),
  body: mailBody(shop, {
    title: text.title,
    preview: text.preview,
    blocks: [
      { kind: "text", text: text.text },
      { kind: "button", label: text.button, href: `${origin}/admin/dashboard/overview` },
    ],
  }),
});
