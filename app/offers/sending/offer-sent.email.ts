import { duesFor } from "#orders/dues/dues.ts";
import type { Mail } from "#platform/mail/sending/queue-mail.server.ts";
import { type Block, type MailShop, mailBody } from "#platform/mail/writing/mail-body.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { longDay } from "#values/time/date-time.ts";
import { lineSum, type Offer } from "../offer.ts";

interface SentOffer {
  offer: Offer;
  link: string;
  to: string;
}

/** An offer as its buyer gets it; answers go to the shop. */
export function offerSentMail({ offer, link, to }: SentOffer, shop: MailShop): Mail {
  const { number, revision } = offer;
  const title = revision === 1 ? "Our offer for you." : "Our new offer for you.";
  return {
    kind: "offer-sent",
    to,
    replyTo: shop.email,
    subject: `${shop.name}: offer ${number}${revision === 1 ? "" : `, revision ${revision}`}`,
    body: mailBody(shop, {
      title,
      preview: `${title} ${rupeesAndPaise(offer.total)}, offer ${number}.`,
      blocks: [
        ...(revision === 1 ? [] : [replaced]),
        ...(offer.words ? [{ kind: "text", text: offer.words, isOurs: true } as const] : []),
        billOf(offer),
        { kind: "facts", rows: termsOf(offer) },
        { kind: "button", label: "See the offer", href: link },
        { kind: "note", text: "There you accept and pay, or decline. Questions? Reply to this mail." },
      ],
    }),
  };
}

const replaced: Block = { kind: "text", text: "It replaces the one that you have; that one's link says so." };

const billOf = ({ lines, subtotal, shippingCost, total }: Offer): Block => ({
  kind: "bill",
  lines: lines.map((line) => [
    [
      `${line.name} × ${grouped(line.quantity)}`,
      ...[line.optionText, line.details].filter((text) => text !== null),
    ].join("\n"),
    rupeesAndPaise(lineSum(line)),
  ]),
  sums: [
    ["Subtotal", rupeesAndPaise(subtotal)],
    ["Shipping", shippingCost === 0 ? "Free" : rupeesAndPaise(shippingCost)],
    ["Total, with GST", rupeesAndPaise(total)],
  ],
});

function termsOf({ validUntil, promisedOn, total, advancePercent }: Offer): [string, string][] {
  const [advance, balance] = duesFor(total, advancePercent);
  return [
    ...(validUntil ? [["Valid until", longDay(validUntil)] satisfies [string, string]] : []),
    ["Leaves us by", promisedOn ? longDay(promisedOn) : "No day is promised. Ask us if you need one."],
    ...(advance && balance
      ? [
          ["Advance", rupeesAndPaise(advance.amount)] satisfies [string, string],
          ["Balance, before it is sent", rupeesAndPaise(balance.amount)] satisfies [string, string],
        ]
      : []),
  ];
}
