import { type Mail, type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { alertConfirmText as text } from "./stock-alert.text.ts";

/** To confirm an address: no mail about stock goes to one that was not confirmed. */
export const stockAlertConfirmMail = (
  { to, name, link }: { to: string; name: string; link: string },
  shop: MailShop,
): Mail => ({
  kind: "stock-alert-confirm",
  counted: "request",
  to,
  replyTo: shop.email,
  subject: text.subject(name),
  body: mailBody(shop, {
    title: text.title,
    preview: text.preview(name),
    blocks: [
      {
        kind: "text",
        text: text.text(name),
      },
      { kind: "button", label: text.button, href: link },
      { kind: "note", text: text.note },
    ],
    unsubscribe: link,
  }),
});
