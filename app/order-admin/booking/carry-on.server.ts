import { type CarrierClient, carrierClient } from "#carrier/carrier-client.server.ts";
import {
  type BookingRow,
  type Claim,
  claimedRow,
  endClaim,
  keepAnswer,
  putOffBooking,
} from "#orders/booking-rows/booking-row.db.server.ts";
import type { OrderMailServices } from "#orders/order-services.ts";
import { moveShipment } from "#orders/parcel-moves/move-shipment.server.ts";
import type { ShipmentState } from "#orders/shipments/shipment.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { type Booked, restAfter, triesBeforeAlert } from "./booking.ts";
import {
  awbStep,
  cancelStep,
  orderStep,
  pickupStep,
  type StepFacts,
  type StepOutcome,
} from "./booking-steps.server.ts";
import { keepLabel } from "./keep-label.server.ts";
import { keptTroubles } from "./kept-troubles.ts";
import { parcelFacts } from "./parcel-facts.db.server.ts";

/** What came of it; 'cancelled' where that was wanted, or where the carrier's order had to go. */
export type Carried = Extract<Booked, { kind: "booked" | "refused" | "waiting" }> | { kind: "cancelled" };

const steps = { order: orderStep, awb: awbStep, pickup: pickupStep, cancel: cancelStep };

/** Where a parcel of Shiprocket's can be followed; from memory of its tracking pages. */
const trackingUrl = (awb: string): string => `https://shiprocket.co/tracking/${encodeURIComponent(awb)}`;

/**
 * Goes on with a booking that this claim holds, question by question (SHIP-31): each answer is written before
 * the next question. `wasAsked`: the question at which it stands was asked before, and nobody knows what
 * became of it.
 */
export async function carryOn(
  shop: BookingShop,
  given: Claim,
  { wasAsked }: { wasAsked: boolean },
): Promise<Carried> {
  const { carrier } = shop;
  let claim = given;
  let isAgain = wasAsked;
  while (carrier) {
    const row = await claimedRow(shop.db, claim);
    if (!row) break;
    if (row.booking_step === "label" && !isGivenUp(row)) return finishLabel(shop, carrier, claim);
    const outcome = await askNext(shop, carrier, row, isAgain);
    if (outcome.kind !== "next") {
      const settled = await settle(shop, claim, row, outcome);
      if ("kind" in settled) return settled;
      claim = settled;
      continue;
    }
    const kept = await keepAnswer(shop.db, claim, shop.now(), outcome.set);
    if (!kept) break;
    isAgain = isAgain && (outcome.set.booking_step ?? row.booking_step) === row.booking_step;
    claim = kept;
  }
  // Another has gone on with it.
  return { kind: "waiting", message: keptTroubles.unread };
}

async function askNext(
  shop: BookingShop,
  carrier: CarrierClient,
  row: BookingRow,
  wasAsked: boolean,
): Promise<StepOutcome> {
  // Its order was given up meanwhile: whatever the carrier has of it by now is taken back.
  if (row.booking_step !== "cancel" && isGivenUp(row))
    return { kind: "next", set: { booking_step: "cancel" } };
  const parcel = await parcelFacts(shop.db, row.id);
  if (!parcel) return { kind: "refused", message: keptTroubles.unsendable };
  const facts: StepFacts = { carrier, row, parcel, wasAsked, shopEmail: shop.config.shop.email };
  const step = row.booking_step ?? "order";
  return step === "label" ? { kind: "booked", trouble: null } : steps[step](facts);
}

/** What replaces pieces of an order goes out whatever became of that. */
const isGivenUp = ({ fulfilment_state: order, return_request_id: replaces }: BookingRow): boolean =>
  order === "cancelled" && replaces === null;

/** Writes what a booking came to; its label is still to be fetched under the claim that is answered then. */
async function settle(
  shop: BookingShop,
  claim: Claim,
  row: BookingRow,
  outcome: Exclude<StepOutcome, { kind: "next" }>,
): Promise<Carried | Claim> {
  if (outcome.kind === "unknown") {
    const tries = row.booking_tries + 1;
    const { message } = outcome;
    const { id: parcel, booking_step: step } = row;
    shop.log[tries < triesBeforeAlert ? "info" : "warn"]({ parcel, step, tries }, "a booking waits");
    const until = new Date(shop.now().getTime() + restAfter(tries));
    await putOffBooking(shop.db, claim, { tries, until, message });
    return { kind: "waiting", message };
  }
  const held = await inTransaction(shop.db, async (trx): Promise<Claim | undefined> => {
    if (!(await claimedRow(trx, claim))) return undefined;
    const { state, trouble } = endOf(row, outcome);
    const at = shop.now();
    const more = outcome.kind === "booked" && row.awb ? { trackingUrl: trackingUrl(row.awb) } : {};
    await moveShipment(trx, shop, row.id, { state, at, trouble, ...more });
    if (outcome.kind === "booked")
      return keepAnswer(trx, claim, at, { booking_step: "label", ask_at: at, booking_tries: 0 });
    if (outcome.kind === "cancelled") await endClaim(trx, claim, { ask_at: null });
    else await endClaim(trx, claim, isBeingCancelled(row) ? {} : { carrier: "hand" });
    return claim;
  });
  if (!held) return { kind: "waiting", message: keptTroubles.unread };
  shop.sendMailSoon();
  switch (outcome.kind) {
    case "booked":
      return held;
    case "cancelled":
      return endedAs(row, outcome.message);
    case "refused":
      return { kind: "refused", message: outcome.message };
  }
}

const isBeingCancelled = ({ booking_step }: BookingRow): boolean => booking_step === "cancel";

/** A booking that the shop itself cancelled at the carrier is one that came to nothing. */
const endedAs = (row: BookingRow, message: string | null): Carried =>
  isBeingCancelled(row) || message === null ? { kind: "cancelled" } : { kind: "refused", message };

interface End {
  state: ShipmentState;
  trouble: string | null;
}

/** Where a parcel is after that. One that the carrier will not give back stays where it was. */
function endOf(row: BookingRow, outcome: Exclude<StepOutcome, { kind: "next" | "unknown" }>): End {
  switch (outcome.kind) {
    case "booked":
      return { state: "booked", trouble: outcome.trouble };
    case "cancelled":
      return { state: "cancelled", trouble: outcome.message };
    case "refused":
      return { state: isBeingCancelled(row) ? row.state : "draft", trouble: outcome.message };
  }
}

/** The parcel is booked, with its label or without: that can be fetched at any time. */
async function finishLabel(shop: BookingShop, carrier: CarrierClient, claim: Claim): Promise<Carried> {
  const row = await claimedRow(shop.db, claim);
  if (row) await keepLabel({ ...shop, carrier }, row);
  await endClaim(shop.db, claim);
  return { kind: "booked" };
}

export type BookingServices = OrderMailServices & Pick<Services, "log" | "files" | "runJobSoon">;

/** What the acts of this room need; without an account at a carrier parcels go by hand only. */
export type BookingShop = BookingServices & { carrier: CarrierClient | undefined };

/** The shop with its way to the carrier. */
export function bookingShop(services: BookingServices): BookingShop {
  const { db, config, log, secret, now, sendMailSoon, making, files, runJobSoon } = services;
  const carrier = config.carrier && carrierClient(config.carrier);
  return { db, config, log, secret, now, sendMailSoon, making, files, runJobSoon, carrier };
}

/** Can couriers be booked at all? */
export const hasCarrier = ({ config }: Pick<Services, "config">): boolean => config.carrier !== undefined;
