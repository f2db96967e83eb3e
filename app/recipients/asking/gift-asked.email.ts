import { type Mail, type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { longDate } from "#values/time/date-time.ts";
import { giftMailText as say } from "./gift-mail.text.ts";

interface AskedGift {
  giver: string;
  /** As the giver's sheet has it. */
  name: string | null;
  until: Date;
  link: string;
}

/** Asks somebody where the parcel shall go that somebody else gives them. */
export const giftAskedMail = ({ giver, name, until, link }: AskedGift, shop: MailShop): Mail => ({
  kind: "gift-asked",
  counted: "request",
  to: "",
  replyTo: shop.email,
  subject: say.subject(shop.name),
  body: mailBody(shop, {
    title: say.title,
    preview: say.preview(giver),
    blocks: [
      { kind: "text", text: say.text(giver, name) },
      { kind: "button", label: say.button, href: link },
      { kind: "text", text: say.until(longDate(until)) },
      { kind: "note", text: say.note },
    ],
  }),
});
