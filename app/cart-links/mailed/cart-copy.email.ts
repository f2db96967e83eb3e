import { withOption } from "#catalogue/options/variant.ts";
import { type Mail, type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { lineTotal } from "#shipping/bill.ts";
import { rupeesAndPaise, sum } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import type { SharedLine } from "../shared-lines.ts";
import { whyLeftOut } from "../why-left-out.ts";
import { cartCopyText as text } from "./mail-cart.text.ts";

interface CopiedCart {
  to: string;
  lines: readonly SharedLine[];
  /** Fills a cart with the same. */
  link: string;
}

/** A cart at today's prices, to whoever asked for it; nothing in it was typed by anybody (MAIL-13). */
export function cartCopyMail({ to, lines, link }: CopiedCart, shop: MailShop): Mail {
  const total = sum(lines.filter(({ leftOut }) => !leftOut).map(lineTotal));
  return {
    kind: "cart-copy",
    counted: "request",
    isUnkept: true,
    to,
    replyTo: shop.email,
    subject: text.subject(shop.name),
    body: mailBody(shop, {
      title: text.title,
      preview: text.preview,
      blocks: [
        { kind: "text", text: text.text },
        { kind: "bill", lines: lines.map(mailLine), sums: [[text.total, rupeesAndPaise(total)]] },
        { kind: "text", text: text.prices },
        { kind: "button", label: text.button, href: link },
        { kind: "note", text: text.note },
      ],
    }),
  };
}

const mailLine = (line: SharedLine): [string, string] => [
  `${withOption(line.name, line.optionText)} × ${grouped(line.quantity)}`,
  line.leftOut ? whyLeftOut(line.leftOut) : rupeesAndPaise(lineTotal(line)),
];
