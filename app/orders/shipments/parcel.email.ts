import type { Block, MailShop } from "#platform/mail/writing/mail-body.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { longDay } from "#values/time/date-time.ts";
import { type OrderMailFacts, orderMail, trackingBlocks } from "../mails/order-mail.ts";
import { parcelContents } from "./parcel-contents.ts";
import { piecesText, toComeBlocks } from "./pieces-text.ts";
import { bringsOrder, numberForBuyer, type Shipment } from "./shipment.ts";
import type { ToldStep } from "./told-step.ts";

interface ParcelMailFacts extends OrderMailFacts {
  step: ToldStep;
  parcel: Shipment;
  /** All of its order's. */
  parcels: readonly Shipment[];
  /** Is cash still to be paid for the order? */
  isCashDue: boolean;
}

interface Words {
  subject: string;
  title: string;
  text: string;
}

const words: Readonly<Record<ToldStep, Words>> = {
  picked_up: {
    subject: "is on its way",
    title: "Your parcel is on its way.",
    text: "It has left us.",
  },
  out_for_delivery: {
    subject: "arrives today",
    title: "Your parcel is out for delivery.",
    text: "The courier brings it today. Somebody should be there to take it.",
  },
  attempt_failed: {
    subject: "could not be delivered",
    title: "The courier could not deliver your parcel.",
    text: "They try again, usually on the next working day. If something about the address or the phone number is wrong, reply to this mail today.",
  },
  delivered: {
    subject: "has been delivered",
    title: "Your parcel has arrived.",
    text: "We hope what is in it pleases you. If anything is damaged or missing, tell us soon: your order's page says until when.",
  },
};

/** What a buyer reads of one parcel of an order: where it is, what is in it and how to follow it (SHIP-9). */
export function parcelMail(facts: ParcelMailFacts, shop: MailShop) {
  const { order, link, step, parcel, parcels } = facts;
  const { subject, title, text } = words[step];
  const number = numberForBuyer(parcel, parcels, order.lines);
  const toCome = bringsOrder(parcel) ? toComeBlocks(order.lines, parcels) : [];
  return orderMail("parcel", order, shop, {
    subject: number
      ? `Parcel ${number} of your order ${order.orderNumber} ${subject}`
      : `Your order ${order.orderNumber} ${subject}`,
    title,
    preview: `${title} Order ${order.orderNumber}.`,
    blocks: [
      {
        kind: "text",
        text: `${number ? `Parcel ${number}` : "The parcel"} of order ${order.orderNumber}. ${text}`,
      },
      ...(bringsOrder(parcel) ? [] : [replacement]),
      ...(step === "delivered" ? [] : onItsWay(facts)),
      { kind: "heading", text: "In this parcel" },
      { kind: "text", text: piecesText(parcelContents(parcel, order.lines)) },
      ...toCome,
      { kind: "button", label: "See your order", href: link },
    ],
  });
}

const replacement: Block = { kind: "text", text: "It replaces what you returned or reported." };

function onItsWay({ parcel, step, isCashDue }: ParcelMailFacts): Block[] {
  const { courier, awb, trackingUrl, expectedOn, cashToCollect } = parcel;
  const rows: [string, string][] = [
    ...(courier ? [["Courier", courier] as [string, string]] : []),
    ...(expectedOn && step === "picked_up" ? [["Expected", longDay(expectedOn)] as [string, string]] : []),
    ...(isCashDue && cashToCollect > 0
      ? [["To pay in cash", rupeesAndPaise(cashToCollect)] as [string, string]]
      : []),
  ];
  return [
    ...(rows.length > 0 ? [{ kind: "facts", rows } as const] : []),
    ...trackingBlocks({ trackingNumber: awb, trackingUrl }),
  ];
}
