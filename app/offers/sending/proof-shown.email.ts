import { type Mail, type MailShop, mailBody } from "#mail/writing/mail-body.ts";

import { proofShownText as say } from "../mails/offer-mails.text.ts";

interface ShownProof {
  number: string;
  /** The owner's title of the proof. */
  title: string;
  link: string;
  to: string;
}

/** A proof waits for its buyer's word; answers go to the shop. */
export const proofShownMail = ({ number, title, link, to }: ShownProof, shop: MailShop): Mail => ({
  kind: "offer-proof",
  to,
  replyTo: shop.email,
  subject: say.subject(shop.name, number),
  body: mailBody(shop, {
    title: say.title,
    preview: say.preview(title, number),
    blocks: [
      { kind: "text", text: say.text(title) },
      { kind: "button", label: say.see, href: link },
      { kind: "note", text: say.note },
    ],
  }),
});
