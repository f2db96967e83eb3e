import type { Track } from "#carrier/carrier-answers.server.ts";
import type { CarrierClient } from "#carrier/carrier-client.server.ts";
import { stateOfCode, troubleOfCode } from "#carrier/carrier-state.ts";
import { type CarrierTrouble, isOfOneParcel } from "#carrier/carrier-trouble.server.ts";
import {
  claimAsk,
  type DueParcel,
  keepCharges,
  keepScans,
  setNextAsk,
} from "#orders/booking-rows/asked-parcel.db.server.ts";
import { moveShipment } from "#orders/parcel-moves/move-shipment.server.ts";
import { lockShipment } from "#orders/shipments/shipment.db.server.ts";
import { hasLeftUs } from "#orders/shipments/shipment.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { nextAskAt } from "./booking.ts";
import type { BookingShop } from "./carry-on.server.ts";

const troubleWaitMs = 60_000;

/**
 * Asks the carrier where parcels are whose time has come (SHIP-37); copies of the shop share them. A carrier
 * in trouble is left in peace for a minute; then its trouble is answered.
 */
export async function askParcels(
  shop: BookingShop,
  isStopped = () => false,
): Promise<CarrierTrouble | undefined> {
  const { carrier } = shop;
  while (carrier && !isStopped()) {
    const due = await claimAsk(shop.db, shop.now());
    if (!due) return undefined;
    const trouble = await askParcel(shop, carrier, due);
    if (!trouble) continue;
    shop.log.warn({ parcel: due.id, trouble: trouble.kind }, "a parcel could not be followed");
    // What is about this parcel alone holds up no other: its state is requested again in its turn.
    if (isOfOneParcel(trouble)) continue;
    await setNextAsk(shop.db, due, new Date(shop.now().getTime() + troubleWaitMs));
    return trouble;
  }
  return undefined;
}

async function askParcel(
  shop: BookingShop,
  carrier: CarrierClient,
  due: DueParcel,
): Promise<CarrierTrouble | undefined> {
  const track = await carrier.track(due.awb);
  if (!track.ok) return track;
  const isNews = await keepTrack(shop, due, track.value);
  if (isNews && due.carrierOrderId !== null) {
    const charged = await carrier.charges(due.carrierOrderId);
    if (charged.ok) await keepCharges(shop.db, due.id, charged.value, shop.now());
  }
  return undefined;
}

/** Writes what a parcel's courier reported, each scan once, and takes it on. Was anything of it new? */
async function keepTrack(shop: BookingShop, due: DueParcel, track: Track): Promise<boolean> {
  const told = await inTransaction(shop.db, async (trx) => {
    const found = await lockShipment(trx, due.id);
    if (!found) return { isNews: false };
    const isNews = await keepScans(trx, due.id, track.scans);
    for (const step of stepsOf(track, hasLeftUs(found.shipment.state))) {
      const { at, state } = step;
      const { expectedOn } = track;
      await moveShipment(trx, shop, due.id, { state, at, ...(expectedOn === null ? {} : { expectedOn }) });
    }
    const now = await lockShipment(trx, due.id);
    const trouble = troubleOfCode(lastCode(track));
    if (now && trouble !== undefined)
      await moveShipment(trx, shop, due.id, { state: now.shipment.state, at: shop.now(), trouble });
    await setNextAsk(trx, due, now && nextAskAt(now.shipment, shop.now()));
    return { isNews };
  });
  shop.sendMailSoon();
  return told.isNews;
}

/**
 * Where its scans take it: where it is now, and before that its pickup, which says when it left. What lies
 * between is in its events, and would be a mail each.
 */
function stepsOf(track: Track, hasLeft: boolean) {
  const moves = track.scans.flatMap(({ code, at }) => {
    const state = stateOfCode(code);
    return state ? [{ state, at }] : [];
  });
  const last = moves.at(-1);
  if (!last) return [];
  const pickup = hasLeft ? undefined : moves.find(({ state }) => state === "picked_up");
  return pickup && pickup !== last ? [pickup, last] : [last];
}

const lastCode = ({ scans, code }: Track): number =>
  scans.findLast((each) => !Number.isNaN(each.code))?.code ?? code;
