import { type Mail, type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { newsletterWelcomeText as text } from "./newsletter.text.ts";

/**
 * To a new subscriber: what will come, and how it ends. A person who was signed up by somebody else learns it
 * here.
 */
export const newsletterWelcomeMail = (
  { to, unsubscribe }: { to: string; unsubscribe: string },
  { shop, origin }: { shop: MailShop; origin: string },
): Mail => ({
  kind: "newsletter-welcome",
  counted: "request",
  to,
  replyTo: shop.email,
  subject: text.subject(shop.name),
  body: mailBody(shop, {
    title: text.title,
    preview: text.preview,
    blocks: [
      {
        kind: "text",
        text: text.text,
      },
      { kind: "button", label: text.button, href: `${origin}/blog` },
      {
        kind: "note",
        text: text.note,
      },
    ],
    unsubscribe,
  }),
});
