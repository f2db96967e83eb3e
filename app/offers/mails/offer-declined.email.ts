import type { Mail } from "#mail/writing/mail.ts";
import { type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import type { Offer } from "../offer.ts";
import { offerDeclinedText as say } from "./offer-mails.text.ts";

/** Tells a buyer that an offer was declined in their name. */
export function offerDeclinedMail(
  { number, buyer, declineWords }: Pick<Offer, "number" | "buyer" | "declineWords">,
  link: string,
  shop: MailShop,
): Mail {
  return {
    kind: "offer-declined",
    to: buyer.email ?? "",
    replyTo: shop.email,
    subject: say.subject(number),
    body: mailBody(shop, {
      title: say.title,
      preview: say.preview(number),
      blocks: [
        {
          kind: "text",
          text: say.text(number),
        },
        ...(declineWords ? [{ kind: "text", text: say.wrote(declineWords) } as const] : []),
        { kind: "button", label: say.see, href: link },
      ],
    }),
  };
}
