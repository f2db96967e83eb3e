import type { Block, MailShop } from "#mail/writing/mail-body.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { longDay } from "#values/time/date-time.ts";
import { orderMailText } from "../mails/order-mail.text.ts";
import { type OrderMailFacts, orderMail, trackingBlocks } from "../mails/order-mail.ts";
import { numberForBuyer } from "../shipments/order-parcels.ts";
import { parcelContents } from "../shipments/parcel-contents.ts";
import { parcelMailText as say } from "../shipments/parcel-mail.text.ts";
import { piecesText, toComeBlocks } from "../shipments/pieces-text.ts";
import { bringsOrder, type Shipment } from "../shipments/shipment.ts";
import type { ToldStep } from "../shipments/told-step.ts";

interface ParcelMailFacts extends OrderMailFacts {
  step: ToldStep;
  parcel: Shipment;
  /** All of its order's. */
  parcels: readonly Shipment[];
  /** Is cash still to be paid for the order? */
  isCashDue: boolean;
}

/** What a buyer reads of one parcel of an order: where it is, what is in it and how to follow it (SHIP-9). */
export function parcelMail(facts: ParcelMailFacts, shop: MailShop) {
  const { order, link, step, parcel, parcels } = facts;
  const { subject, subjectOf, title, text } = say.steps[step];
  const { orderNumber } = order;
  const number = numberForBuyer(parcel, parcels, order.lines);
  const toCome = bringsOrder(parcel) ? toComeBlocks(order.lines, parcels) : [];
  return orderMail("parcel", order, shop, {
    subject: number ? subjectOf(orderNumber, number) : subject(orderNumber),
    title,
    preview: say.preview(orderNumber, title),
    blocks: [
      { kind: "text", text: number ? say.textOf(orderNumber, text, number) : say.text(orderNumber, text) },
      ...(bringsOrder(parcel) ? [] : [{ kind: "text", text: say.replacement } as const]),
      ...(step === "delivered" ? [] : onItsWay(facts)),
      { kind: "heading", text: say.contents },
      { kind: "text", text: piecesText(parcelContents(parcel, order.lines)) },
      ...toCome,
      { kind: "button", label: orderMailText.seeOrder, href: link },
    ],
  });
}

function onItsWay({ parcel, step, isCashDue }: ParcelMailFacts): Block[] {
  const { courier, awb, trackingUrl, expectedOn, cashToCollect } = parcel;
  const rows: [string, string][] = [
    ...(courier ? [[say.courier, courier] as [string, string]] : []),
    ...(expectedOn && step === "picked_up" ? [[say.expected, longDay(expectedOn)] as [string, string]] : []),
    ...(isCashDue && cashToCollect > 0
      ? [[say.toPay, rupeesAndPaise(cashToCollect)] as [string, string]]
      : []),
  ];
  return [
    ...(rows.length > 0 ? [{ kind: "facts", rows } as const] : []),
    ...trackingBlocks({ trackingNumber: awb, trackingUrl }),
  ];
}
