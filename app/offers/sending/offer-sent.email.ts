import { type Block, type Mail, type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { duesFor } from "#orders/dues/dues.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { longDay } from "#values/time/date-time.ts";
import { offerSentText as say } from "../mails/offer-mails.text.ts";
import { lineSum, type Offer, parcelsSum } from "../offer.ts";
import { parcelsLabel } from "../parcels-label.ts";

interface SentOffer {
  offer: Offer;
  link: string;
  to: string;
}

/** An offer as its buyer gets it; answers go to the shop. */
export function offerSentMail({ offer, link, to }: SentOffer, shop: MailShop): Mail {
  const { number, revision } = offer;
  const title = revision === 1 ? say.title : say.titleAnew;
  return {
    kind: "offer-sent",
    to,
    replyTo: shop.email,
    subject: revision === 1 ? say.subject(shop.name, number) : say.subjectAnew(shop.name, number, revision),
    body: mailBody(shop, {
      title,
      preview: say.preview(title, rupeesAndPaise(offer.total), number),
      blocks: [
        ...(revision === 1 ? [] : [{ kind: "text", text: say.replaced } as const]),
        ...(offer.words ? [{ kind: "text", text: offer.words, isOurs: true } as const] : []),
        billOf(offer),
        { kind: "facts", rows: termsOf(offer) },
        { kind: "button", label: say.see, href: link },
        { kind: "note", text: say.note },
      ],
    }),
  };
}

const billOf = ({ lines, subtotal, shippingCost, toMany, total }: Offer): Block => ({
  kind: "bill",
  lines: lines.map((line) => [
    [
      `${line.name} × ${grouped(line.quantity)}`,
      ...[line.optionText, line.details].filter((text) => text !== null),
    ].join("\n"),
    rupeesAndPaise(lineSum(line)),
  ]),
  sums: [
    [say.subtotal, rupeesAndPaise(subtotal)],
    [say.shipping, shippingCost === 0 ? say.free : rupeesAndPaise(shippingCost)],
    ...(toMany === null
      ? []
      : [[parcelsLabel(toMany), rupeesAndPaise(parcelsSum(toMany))] satisfies [string, string]]),
    [say.total, rupeesAndPaise(total)],
  ],
});

function termsOf({ validUntil, promisedOn, total, advancePercent }: Offer): [string, string][] {
  const [advance, balance] = duesFor(total, advancePercent);
  return [
    ...(validUntil ? [[say.validUntil, longDay(validUntil)] satisfies [string, string]] : []),
    [say.leaves, promisedOn ? longDay(promisedOn) : say.noDay],
    ...(advance && balance
      ? [
          [say.advance, rupeesAndPaise(advance.amount)] satisfies [string, string],
          [say.balance, rupeesAndPaise(balance.amount)] satisfies [string, string],
        ]
      : []),
  ];
}
