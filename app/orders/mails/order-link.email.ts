import { type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { linkMailText, orderMailText } from "./order-mail.text.ts";

/** The link that somebody asked for at /track. It goes to the order's own address and to nobody else. */
export const orderLinkMail = (
  { orderNumber, link }: { orderNumber: string; link: string },
  shop: MailShop,
) => ({
  kind: "order-link",
  counted: "request" as const,
  replyTo: shop.email,
  subject: linkMailText.subject(orderNumber),
  body: mailBody(shop, {
    title: linkMailText.title,
    preview: linkMailText.preview(orderNumber),
    blocks: [
      { kind: "text", text: linkMailText.text(orderNumber) },
      { kind: "button", label: orderMailText.seeOrder, href: link },
      {
        kind: "note",
        text: linkMailText.note,
      },
    ],
  }),
});
