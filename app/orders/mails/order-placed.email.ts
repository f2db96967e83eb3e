import type { MailShop } from "#mail/writing/mail-body.ts";
import { longDateTime } from "#values/time/date-time.ts";
import type { Confirmation } from "../order.ts";
import { orderMailText, placedMailText, confirmMailText as say } from "./order-mail.text.ts";
import {
  type ConfirmAsked,
  confirmBlocks,
  type OrderMailFacts,
  onItsWay,
  orderBill,
  orderMail,
  withoutWords,
} from "./order-mail.ts";

interface PlacedFacts extends OrderMailFacts {
  /** Where a cash order waits for its buyer's word. */
  asked?: ConfirmAsked | undefined;
  /** Nobody who reads the mailbox has confirmed anything yet. */
  isToStranger?: boolean;
}

/** What a buyer reads at once after placing an order. */
export const orderPlacedMail = (
  { link, asked, isToStranger = false, ...facts }: PlacedFacts,
  shop: MailShop,
) => {
  const order = isToStranger ? withoutWords(facts.order) : facts.order;
  return {
    ...orderMail("order-placed", order, shop, {
      subject: placedMailText.subject(shop.name, order.orderNumber),
      title: placedMailText.title,
      preview: placedMailText.preview(order.orderNumber),
      blocks: [
        {
          kind: "text",
          text: placedMailText.text(order.orderNumber, longDateTime(order.placedAt)),
        },
        ...(asked && order.confirmation ? confirmBlocks(order.confirmation, asked) : []),
        orderBill(order),
        ...onItsWay(order, shop, isToStranger),
        { kind: "button", label: orderMailText.seeOrder, href: link },
      ],
    }),
    counted: "request" as const,
  };
};

interface ReminderFacts extends OrderMailFacts {
  confirmation: Confirmation;
  asked: ConfirmAsked;
}

/** Reminds a buyer to confirm an order that is to be paid in cash (CASH-32). */
export const orderConfirmMail = ({ order, link, confirmation, asked }: ReminderFacts, shop: MailShop) =>
  orderMail("order-confirm", order, shop, {
    subject: say.subject(order.orderNumber),
    title: say.title,
    preview: say.preview(order.orderNumber),
    blocks: [
      { kind: "text", text: say.text(order.orderNumber) },
      ...confirmBlocks(confirmation, asked),
      orderBill(order),
      { kind: "button", label: orderMailText.seeOrder, href: link },
    ],
  });
