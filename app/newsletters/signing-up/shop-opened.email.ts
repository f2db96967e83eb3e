import { type Mail, type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { shopOpenedText as text } from "./newsletter.text.ts";

/** To an address that signed up on 'Opening soon': the shop is open. */
export const shopOpenedMail = (
  { to, unsubscribe }: { to: string; unsubscribe: string },
  { shop, origin }: { shop: MailShop; origin: string },
): Mail => ({
  kind: "shop-opened",
  to,
  replyTo: shop.email,
  subject: text.subject(shop.name),
  body: mailBody(shop, {
    title: text.title,
    preview: text.preview,
    blocks: [
      { kind: "text", text: text.text },
      { kind: "button", label: text.button, href: `${origin}/shop` },
      { kind: "note", text: text.note },
    ],
    unsubscribe,
  }),
});
