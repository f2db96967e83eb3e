import type { Mail } from "#platform/mail/sending/queue-mail.server.ts";
import { type MailShop, mailBody } from "#platform/mail/writing/mail-body.ts";

interface ShownProof {
  number: string;
  /** What it shows, in the owner's words. */
  title: string;
  link: string;
  to: string;
}

/** A proof waits for its buyer's word; answers go to the shop. */
export const proofShownMail = ({ number, title, link, to }: ShownProof, shop: MailShop): Mail => ({
  kind: "offer-proof",
  to,
  replyTo: shop.email,
  subject: `${shop.name}: a proof for offer ${number}`,
  body: mailBody(shop, {
    title: "A proof for you to look at.",
    preview: `${title}, for offer ${number}.`,
    blocks: [
      { kind: "text", text: `${title}. Approve it, or say what should be changed.` },
      { kind: "button", label: "See the proof", href: link },
      { kind: "note", text: "Questions? Reply to this mail and we will help." },
    ],
  }),
});
