import { type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { staffMailText } from "../staff.text.ts";

/** To a member who was removed. */
export const staffRemovedMail = ({ name }: { name: string }, shop: MailShop) => ({
  kind: "staff-removed",
  replyTo: shop.email,
  subject: staffMailText.removed.subject(shop.name),
  body: mailBody(shop, {
    title: staffMailText.removed.title,
    preview: staffMailText.removed.preview,
    blocks: [
      { kind: "text", text: staffMailText.hello(name) },
      { kind: "text", text: staffMailText.removed.text(shop.name) },
      { kind: "note", text: staffMailText.unexpected },
    ],
  }),
});
