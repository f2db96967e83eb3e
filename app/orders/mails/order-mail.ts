import { localAddressLines } from "#addresses/address-lines.ts";
import { lineDetails } from "#catalogue/options/line-details.ts";
import { type Block, type Mail, type MailBody, type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { orderArrival } from "#shipping/arrival.ts";
import { type BillRow, billLabel, billRows, lineTotal, rowAmount } from "#shipping/bill.ts";
import { shippingNames } from "#shipping/shipping.text.ts";
import { type Paise, rupeesAndPaise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { hasNoDay } from "../agreed-order.ts";
import type { ConfirmLinks } from "../links/order-access.server.ts";
import { cashWords, giftWords, orderText, ownActWords } from "../order.text.ts";
import type { Company, Confirmation, Gift, Order } from "../order.ts";
import { paymentName } from "../payment-name.ts";
import type { Tracking } from "../shipments/hand-parcel.ts";
import { orderMailText } from "./order-mail.text.ts";

export interface OrderMailFacts {
  order: Order;
  /** The order's page, with the token that opens it: `orderLink`. */
  link: string;
}

/** A mail about an order, to the billing address; answers go to the shop. */
export const orderMail = (
  kind: string,
  order: Pick<Order, "billing">,
  shop: MailShop,
  { subject, blocks, ...words }: { subject: string } & Omit<MailBody, "shop">,
): Mail => ({
  kind,
  to: order.billing.email,
  replyTo: shop.email,
  subject,
  body: mailBody(shop, { ...words, blocks: [...blocks, help()] }),
});

const help = (): Block => ({ kind: "note", text: orderMailText.help });

export function trackingBlocks({ trackingNumber, trackingUrl }: Tracking): Block[] {
  const rows: [string, string][] = trackingNumber ? [[orderMailText.trackingNumber, trackingNumber]] : [];
  return [
    ...(rows.length > 0 ? [{ kind: "facts", rows } as const] : []),
    ...(trackingUrl ? [{ kind: "button", label: orderMailText.follow, href: trackingUrl } as const] : []),
  ];
}

/** What was ordered, with its option and its texts on lines of their own, and what it costs. */
export const orderBill = (order: Order): Block => ({
  kind: "bill",
  lines: order.lines.map((line) => [
    [`${line.productName} × ${grouped(line.quantity)}`, ...lineDetails(line)].join("\n"),
    rupeesAndPaise(lineTotal(line)),
  ]),
  sums: billRows(order).map((row) => [nameOf(row, order), rowAmount(row)]),
});

const nameOf = (row: BillRow, order: Order): string =>
  orderMailText.withNotes(billLabel(row, order), (row.kind === "shipping" && order.shippingNotes) || []);

/** By when an order leaves, if there is such a day or nobody agreed on one. */
export function dayBlocks(order: Pick<Order, "readyBy" | "isAgreed">): Block[] {
  if (order.readyBy) return [{ kind: "text", text: orderText.leavesUsBy(order.readyBy) }];
  return hasNoDay(order) ? [{ kind: "text", text: orderText.noDayYet }] : [];
}

/** Where the order goes, how it travels and how it is paid. */
export const onItsWay = (order: Order, shop: { closedDays?: string }, isToStranger = false): Block[] => [
  ...dayBlocks(order),
  ...(isToStranger ? [onPage()] : addressBlocks(order.shipping)),
  {
    kind: "text",
    text: [
      ...(order.isAgreed
        ? []
        : [orderMailText.shipping(shippingNames[order.shippingMethod], orderArrival(order, shop))]),
      orderMailText.payment(paymentName(order)),
    ].join("\n"),
  },
  ...(order.company ? [{ kind: "text", text: billedTo(order.company) } as const] : []),
  ...(order.gift ? giftBlocks(order.gift) : []),
];

const addressBlocks = (shipping: Order["shipping"]): Block[] => [
  { kind: "heading", text: orderMailText.toAddress },
  { kind: "text", text: localAddressLines(shipping).join("\n") },
];

/** In the place of what a stranger may have typed (MAIL-130). */
export const onPage = (): Block => ({ kind: "text", text: orderMailText.onPage });

const billedTo = ({ name, gstin }: Company): string => orderMailText.billedTo(name, gstin);

const giftBlocks = ({ note, wrapCost }: Gift): Block[] => [
  { kind: "heading", text: wrapCost > 0 ? giftWords.wrapped : giftWords.title },
  ...(note ? [{ kind: "text", text: note } as const] : []),
];

/** Has any piece of it yet to be made for its buyer? */
export const isToBeMade = ({ lines }: Pick<Order, "lines">): boolean =>
  lines.some(({ leadDays }) => leadDays !== null);

/** Where a cash order's mail leads its buyer: to confirm it, or to pay by card. */
export interface ConfirmAsked {
  links: ConfirmLinks;
  /** What paying by card saves; undefined where no card pays it. */
  saved: Paise | undefined;
}

/** A mail's question to the buyer of a cash order, with a button for each answer. */
export const confirmBlocks = ({ by }: Confirmation, { links, saved }: ConfirmAsked): Block[] => [
  { kind: "text", text: cashWords.ask(longDateTime(by)) },
  { kind: "button", label: cashWords.confirm, href: links.confirm },
  ...(saved === undefined
    ? []
    : [{ kind: "button", label: cashWords.payNow(saved), href: links.pay } as const]),
  { kind: "button", label: ownActWords.address, href: links.address },
  { kind: "button", label: ownActWords.cancel, href: links.cancel },
];

/**
 * An order without what its sender typed, but for where it goes: what the shop sells, and its sums. Names and
 * addresses are left out by each mail that has them.
 */
export const withoutWords = (order: Order): Order => ({
  ...order,
  lines: order.lines.map((line) => ({ ...line, personal: [] })),
  company: null,
  gift: order.gift && { ...order.gift, note: null },
});
