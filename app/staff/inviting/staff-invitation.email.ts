import { type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { staffMailText } from "../staff.text.ts";

interface InvitationFacts {
  name: string;
  /** Their permissions in words. */
  may: string;
  link: string;
}

/** The link works once, within a week (STAFF-5). */
export const staffInvitationMail = ({ name, may, link }: InvitationFacts, shop: MailShop) => ({
  kind: "staff-invitation",
  replyTo: shop.email,
  subject: staffMailText.invited.subject(shop.name),
  body: mailBody(shop, {
    title: staffMailText.invited.title,
    preview: staffMailText.invited.preview,
    blocks: [
      { kind: "text", text: staffMailText.hello(name) },
      { kind: "text", text: staffMailText.invited.text(shop.name, may) },
      { kind: "button", label: staffMailText.choose, href: link },
      { kind: "note", text: staffMailText.invited.stranger },
    ],
  }),
});
