import type { Block, MailShop } from "#mail/writing/mail-body.ts";
import { promisedArrival } from "#shipping/arrival.ts";
import type { ReturnTerms } from "#values/return-terms.ts";
import { returnTimes } from "#values/return-times.ts";
import { longDay } from "#values/time/date-time.ts";
import type { CancelCause } from "../history/cancel-cause.ts";
import type { FulfilmentState } from "../order-states.ts";
import type { Tracking } from "../shipments/hand-parcel.ts";
import { goneBlocks, toComeBlocks } from "../shipments/pieces-text.ts";
import type { Parcel } from "../shipments/shipment.ts";
import {
  newDateMailText,
  orderMailText,
  statusMailText as say,
  trackingMailText,
} from "./order-mail.text.ts";
import { isToBeMade, type OrderMailFacts, orderBill, orderMail, trackingBlocks } from "./order-mail.ts";

interface StatusMailFacts extends OrderMailFacts, Tracking {
  /** The status that the order has now. */
  status: FulfilmentState;
  /** Why the shop cancelled it. */
  cause?: CancelCause | undefined;
  /** All of the order's. */
  parcels?: readonly Parcel[];
  /** What was promised with the order. */
  returns: ReturnTerms;
}

const journey = ["pending", "processing", "shipped", "delivered"] as const;

/** What a buyer reads when the order moves on, or is cancelled. */
export function orderStatusMail(facts: StatusMailFacts, shop: MailShop) {
  const { order, status, link, parcels = [] } = facts;
  const toCome = status === "shipped" ? toComeBlocks(order.lines, parcels) : [];
  const isPart = toCome.length > 0;
  const { subject, title } = wordsOf(facts, isPart);
  return orderMail("order-status", order, shop, {
    subject: subject(order.orderNumber),
    title,
    preview: say.preview(order.orderNumber, title),
    blocks: [
      { kind: "text", text: say.ofOrder(order.orderNumber, textOf(facts, isPart)) },
      ...steps(status),
      ...(status === "shipped" ? tracking(facts) : []),
      ...(isPart ? [...goneBlocks(order.lines, parcels), ...toCome] : []),
      { kind: "button", label: orderMailText.seeOrder, href: link },
      orderBill(order),
    ],
  });
}

function wordsOf({ order, status }: StatusMailFacts, isPart: boolean) {
  if (isPart) return say.partShipped;
  return status === "processing" && isToBeMade(order) ? say.making : say.told[status];
}

function textOf(facts: StatusMailFacts, isPart: boolean): string {
  const { status, cause, returns } = facts;
  if (cause) return say.causes[cause];
  const { text } = wordsOf(facts, isPart);
  return text + (status === "delivered" ? ` ${returnsTold(returns)}` : "");
}

function returnsTold(terms: ReturnTerms): string {
  const { days, damage } = returnTimes(terms);
  return terms.days === 0 ? say.damaged(damage) : say.damagedOrReturned(damage, days);
}

function steps(status: FulfilmentState): Block[] {
  if (status === "cancelled") return [];
  const reached = journey.indexOf(status);
  const state = (index: number) => (index < reached ? "done" : index === reached ? "current" : "ahead");
  const named = journey.map((step, index) => ({ label: say.steps[step], state: state(index) }) as const);
  return [{ kind: "steps", steps: named }];
}

function tracking({ order, ...facts }: StatusMailFacts): Block[] {
  const promise = promisedArrival(order.shippingMethod, { days: order.wayDays });
  const usually = order.readyBy === null ? say.usually(promise) : say.usuallyOnceMade(promise);
  return [...(order.isAgreed ? [] : [{ kind: "text", text: usually } as const]), ...trackingBlocks(facts)];
}

/** What a buyer reads whose order leaves on another day than was promised. */
export const orderNewDateMail = (
  { order, link, readyBy }: OrderMailFacts & { readyBy: string },
  shop: MailShop,
) =>
  orderMail("order-new-date", order, shop, {
    subject: newDateMailText.subject(order.orderNumber),
    title: newDateMailText.title,
    preview: newDateMailText.preview(order.orderNumber, longDay(readyBy)),
    blocks: [
      { kind: "text", text: newDateMailText.text(order.orderNumber, longDay(readyBy)) },
      { kind: "text", text: newDateMailText.tooLate },
      { kind: "button", label: orderMailText.seeOrder, href: link },
    ],
  });

interface FollowedParcel extends OrderMailFacts, Tracking {
  /** Of several parcels; null or missing of the only one. */
  parcelNumber?: number | null;
}

/** What a buyer reads whose parcel can be followed at another place than before, or for the first time. */
export function orderTrackingMail(
  { order, link, parcelNumber, ...tracking }: FollowedParcel,
  shop: MailShop,
) {
  const { orderNumber } = order;
  const of = parcelNumber ?? 0;
  const said = of > 0 ? trackingMailText.parcel : trackingMailText.order;
  return orderMail("order-tracking", order, shop, {
    subject: said.subject(orderNumber, of),
    title: trackingMailText.title,
    preview: said.preview(orderNumber, of),
    blocks: [
      { kind: "text", text: said.text(orderNumber, of) },
      ...trackingBlocks(tracking),
      { kind: "button", label: orderMailText.seeOrder, href: link },
    ],
  });
}
