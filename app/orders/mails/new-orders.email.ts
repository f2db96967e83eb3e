import { type Block, type Mail, type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { sum } from "#values/money/money.ts";
import { hrefOf, ordersPath } from "../links/list-query.ts";
import { paymentName } from "../payment-name.ts";
import type { ToldOrder } from "./new-orders.db.server.ts";
import { newOrdersText as text } from "./new-orders.text.ts";

/** The others stand in the list that the mail leads to. */
const mostShown = 20;

/** Tells the shop of orders that came in and are to be packed. */
export function newOrdersMail(
  orders: readonly ToldOrder[],
  { origin, shop }: { origin: string; shop: MailShop },
): Mail {
  const [only, ...others] = orders;
  const subject = only && others.length === 0 ? text.one(only.orderNumber) : text.several(orders.length);
  return {
    kind: "new-orders",
    to: shop.email,
    subject,
    body: mailBody(shop, {
      title: text.title(subject),
      preview: text.inAll(rupeesExact(sum(orders.map(({ total }) => total)))),
      blocks: [
        ...orders.slice(0, mostShown).flatMap((order) => orderBlocks(order, origin)),
        ...(others.length > 0 ? listBlocks(orders.length - mostShown, origin) : []),
      ],
    }),
  };
}

const orderBlocks = (order: ToldOrder, origin: string): Block[] => [
  {
    kind: "facts",
    rows: [
      [text.facts.order, order.orderNumber],
      [text.facts.total, rupeesExact(order.total)],
      [text.facts.city, order.city],
      [text.facts.payment, paymentName(order)],
    ],
  },
  {
    kind: "button",
    label: text.open(order.orderNumber),
    href: `${origin}${ordersPath}/${encodeURIComponent(order.id)}`,
  },
];

const listBlocks = (notShown: number, origin: string): Block[] => [
  ...(notShown > 0 ? [{ kind: "text", text: text.more(notShown) } as const] : []),
  {
    kind: "button",
    label: text.all,
    href: origin + hrefOf({ filter: "to-pack", text: "", page: 1 }),
  },
];
