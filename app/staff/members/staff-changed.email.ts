import { type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { staffMailText } from "../staff.text.ts";

/** To a member whose permissions have changed. */
export const staffChangedMail = ({ name, may }: { name: string; may: string }, shop: MailShop) => ({
  kind: "staff-changed",
  replyTo: shop.email,
  subject: staffMailText.changed.subject(shop.name),
  body: mailBody(shop, {
    title: staffMailText.changed.title,
    preview: staffMailText.changed.preview,
    blocks: [
      { kind: "text", text: staffMailText.hello(name) },
      { kind: "text", text: staffMailText.changed.text(shop.name, may) },
      { kind: "note", text: staffMailText.unexpected },
    ],
  }),
});
