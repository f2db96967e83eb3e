import { type Block, type Mail, type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { sum } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { hrefOf, ordersPath } from "../links/list-query.ts";
import { paymentName } from "../payment-name.ts";
import type { ToldOrder } from "./new-orders.db.server.ts";

/** The others stand in the list that the mail leads to. */
const mostShown = 20;

/** Tells the shop of orders that came in and are to be packed. */
export function newOrdersMail(
  orders: readonly ToldOrder[],
  { origin, shop }: { origin: string; shop: MailShop },
): Mail {
  const [only, ...others] = orders;
  const subject =
    only && others.length === 0
      ? `New order ${only.orderNumber} to pack`
      : `${grouped(orders.length)} new orders to pack`;
  return {
    kind: "new-orders",
    to: shop.email,
    subject,
    body: mailBody(shop, {
      title: `${subject}.`,
      preview: `${rupeesExact(sum(orders.map(({ total }) => total)))} in all.`,
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
      ["Order", order.orderNumber],
      ["Total", rupeesExact(order.total)],
      ["City", order.city],
      ["Payment", paymentName(order)],
    ],
  },
  {
    kind: "button",
    label: `Open order ${order.orderNumber}`,
    href: `${origin}${ordersPath}/${encodeURIComponent(order.id)}`,
  },
];

const listBlocks = (notShown: number, origin: string): Block[] => [
  ...(notShown > 0 ? [{ kind: "text", text: `And ${grouped(notShown)} more.` } as const] : []),
  {
    kind: "button",
    label: "See all orders to pack",
    href: origin + hrefOf({ filter: "to-pack", text: "", page: 1 }),
  },
];
