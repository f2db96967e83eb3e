import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import type { Trx } from "#platform/database/db.ts";
import type { SigningServices } from "#platform/services.server.ts";
import type { CancelCause } from "../history/cancel-cause.ts";
import type { FulfilmentState } from "../order-states.ts";
import { findShipments } from "../shipments/shipment.db.server.ts";
import { isKnownMailbox } from "./known-mailbox.db.server.ts";
import { orderFacts } from "./order-facts.db.server.ts";
import { orderAddressMail } from "./order-link.email.ts";
import { withoutWords } from "./order-mail.ts";
import { orderNewDateMail, orderStatusMail, orderTrackingMail } from "./order-status.email.ts";

/**
 * Who had it done: what anybody with the order's link can cause has the room that strangers' mails have.
 */
type Cause = "shopper" | "admin" | "system";

const countedFor = (by: Cause) => (by === "shopper" ? ({ counted: "request" } as const) : {});

interface StatusChange {
  /** Of its step of the history. */
  id: string;
  status: FulfilmentState;
  by: Cause;
  cause?: CancelCause | undefined;
}

/** Writes to the buyer about an order's new status, as the order stands now; once for each change. */
export async function queueStatusMail(
  trx: Trx,
  shop: SigningServices,
  orderId: string,
  { id: changeId, status, by, cause }: StatusChange,
): Promise<void> {
  const { facts } = await factsForStrangers(trx, shop, orderId);
  const parcels = await findShipments(trx, orderId);
  const mail = mailIn(facts.order.language, shop.config, () => ({
    ...orderStatusMail({ ...facts, status, cause, parcels }, shop.config.shop),
    ...countedFor(by),
  }));
  await queueMail(trx, mail, `order-status:${orderId}:${changeId}`);
}

/** Writes to the buyer how the parcel can be followed, as the order says now; once for each version of it. */
export async function queueTrackingMail(trx: Trx, shop: SigningServices, orderId: string): Promise<void> {
  const { facts, version } = await factsForStrangers(trx, shop, orderId);
  const mail = mailIn(facts.order.language, shop.config, () => orderTrackingMail(facts, shop.config.shop));
  await queueMail(trx, mail, `order-tracking:${orderId}:${version}`);
}

/** Writes to the buyer where the parcel goes, as the order says now; once for each version of it. */
export async function queueAddressMail(
  trx: Trx,
  shop: SigningServices,
  { orderId, by }: { orderId: string; by: Cause },
): Promise<void> {
  const isBuyers = by === "shopper";
  const { facts, version, isToStranger } = await factsForStrangers(trx, shop, orderId);
  const told = { ...facts, isBuyers, isToStranger };
  const mail = mailIn(facts.order.language, shop.config, () => ({
    ...orderAddressMail(told, shop.config.shop),
    ...countedFor(by),
  }));
  await queueMail(trx, mail, `order-address:${orderId}:${version}`);
}

/** Writes to the buyer by which day the order leaves, as it says now; once for each version of it. */
export async function queueNewDateMail(trx: Trx, shop: SigningServices, orderId: string): Promise<void> {
  const { facts, version } = await factsForStrangers(trx, shop, orderId);
  const { readyBy } = facts.order;
  if (readyBy === null) return;
  const mail = mailIn(facts.order.language, shop.config, () =>
    orderNewDateMail({ ...facts, readyBy }, shop.config.shop),
  );
  await queueMail(trx, mail, `order-new-date:${orderId}:${version}`);
}

/** An order's facts for its mails, whatever causes them: without its sender's words to an unknown mailbox. */
export async function factsForStrangers(trx: Trx, shop: SigningServices, orderId: string) {
  const { facts, version } = await orderFacts(trx, shop, orderId);
  const isToStranger = !(await isKnownMailbox(trx, facts.order.billing.email));
  const order = isToStranger ? withoutWords(facts.order) : facts.order;
  return { facts: { ...facts, order }, version, isToStranger };
}
