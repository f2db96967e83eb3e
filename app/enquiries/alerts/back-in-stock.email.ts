import type { Mail } from "#platform/mail/sending/queue-mail.server.ts";
import { type MailShop, mailBody } from "#platform/mail/writing/mail-body.ts";

/** Tells once that a product is back. */
export const backInStockMail = (
  { to, name, page, stop }: { to: string; name: string; page: string; stop: string },
  shop: MailShop,
): Mail => ({
  kind: "back-in-stock",
  to,
  replyTo: shop.email,
  subject: `${name} is back`,
  body: mailBody(shop, {
    title: `${name} is back.`,
    preview: "It can be bought again, while it lasts.",
    blocks: [
      {
        kind: "text",
        text: `You asked us to tell you when ${name} is back. It can be bought again, while it lasts: we keep none aside, and tell those first who asked first.`,
      },
      { kind: "button", label: "See it", href: page },
      { kind: "note", text: "This is the one mail that you asked for; nothing else follows." },
    ],
    unsubscribe: stop,
  }),
});
