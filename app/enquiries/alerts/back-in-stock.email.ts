import { type Mail, type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { backInStockText as text } from "./stock-alert.text.ts";

/** Notifies once that a product is back. */
export const backInStockMail = (
  { to, name, page, stop }: { to: string; name: string; page: string; stop: string },
  shop: MailShop,
): Mail => ({
  kind: "back-in-stock",
  to,
  replyTo: shop.email,
  subject: text.subject(name),
  body: mailBody(shop, {
    title: text.title(name),
    preview: text.preview,
    blocks: [
      {
        kind: "text",
        text: text.text(name),
      },
      { kind: "button", label: text.button, href: page },
      { kind: "note", text: text.note },
    ],
    unsubscribe: stop,
  }),
});
