import type { Mail } from "#platform/mail/sending/queue-mail.server.ts";
import { type MailShop, mailBody } from "#platform/mail/writing/mail-body.ts";
import type { Offer } from "../offer.ts";

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
    subject: `Offer ${number} is declined`,
    body: mailBody(shop, {
      title: "You have declined our offer.",
      preview: `Offer ${number} is declined.`,
      blocks: [
        {
          kind: "text",
          text: `Offer ${number} is declined, and nothing of it will be made. Was that a slip, or should something be different? Answer this mail, and we make a new one.`,
        },
        ...(declineWords ? [{ kind: "text", text: `You wrote:\n${declineWords}` } as const] : []),
        { kind: "button", label: "See the offer", href: link },
      ],
    }),
  };
}
