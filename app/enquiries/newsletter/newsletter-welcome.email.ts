import type { Mail } from "#platform/mail/sending/queue-mail.server.ts";
import { type MailShop, mailBody } from "#platform/mail/writing/mail-body.ts";

/**
 * Tells a new subscriber what will come, and how it ends. Whoever was signed up by somebody else learns it
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
  subject: `You are on the list of ${shop.name}`,
  body: mailBody(shop, {
    title: "Thank you for subscribing.",
    preview: "About once a month: new drawings and small batches.",
    blocks: [
      {
        kind: "text",
        text: "About once a month we write of new drawings, small batches and the people who make them. Nothing else, and your address goes to nobody.",
      },
      { kind: "button", label: "Read our stories", href: `${origin}/blog` },
      {
        kind: "note",
        text: "If it was not you who signed up, or you have changed your mind: the link below ends it at once.",
      },
    ],
    unsubscribe,
  }),
});
