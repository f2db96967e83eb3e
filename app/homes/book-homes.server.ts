import type { Holder } from "#accounts/permissions/holder.ts";
import { bookingsJobName } from "#order-admin/booking/book-all.server.ts";
import { type BookingServices, hasCarrier } from "#order-admin/booking/carry-on.server.ts";
import { ungivenPieces } from "#order-admin/homes/homes-summary.db.server.ts";
import { beginRows } from "#orders/booking-rows/booking-row.db.server.ts";
import { owedBeforeLeaving } from "#orders/dues/dues.db.server.ts";
import { addHistory, byAdmin } from "#orders/history/order-history.db.server.ts";
import { createParcels } from "#orders/homes/create-parcels.db.server.ts";
import { lockOrder, type OrderRow } from "#orders/lock-order.db.server.ts";
import { begunState, homesElsewhere } from "#orders/placing/billed-homes.ts";
import { statesOfHomes } from "#orders/placing/goes-to-many.db.server.ts";
import { gramsIn, gramsOfLines, measureDrafts } from "#orders/shipments/default-parcel.db.server.ts";
import type { Box } from "#orders/shipments/shipment.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Paise } from "#values/money/money.ts";
import { type HomeToBook, homesWithoutParcel, nextHomes } from "./next-homes.db.server.ts";

export interface HomesWish {
  orderId: string;
  /** Of each parcel; null: by its goods. */
  weightGrams: number | null;
  box: Box | null;
  /** The ticked homes; undefined: whoever is known. */
  only?: readonly string[] | undefined;
}

export interface HomesDone {
  /** Parcels that were made. */
  packed: number;
  /** Parcels for which the carrier is asked from now on. */
  asked: number;
  /** Homes whose pieces are still being made. */
  unmade: number;
  /** Homes that are to get more than is left. */
  short: number;
  /** The last parcel waits: so many pieces are given to nobody. */
  ungiven: number;
  /** Homes in another state than the first parcel's, where all go to one. */
  elsewhere: number;
}

export type HomesBooked =
  | ({ kind: "done" } & HomesDone)
  /** So much of the order is to be paid before anything leaves. */
  | { kind: "unpaid"; left: Paise }
  /** Its buyer has no GSTIN, and its homes are in several states (HOMES-31). */
  | { kind: "several-states" }
  | { kind: "unfit" | "missing" };

/** As many are packed and begun in one transaction: a stop in between loses none, and none is made twice. */
const portion = 50;

/**
 * Makes the parcels of an order's known homes, and asks the carrier for each (HOMES-21). All of it is written
 * portion by portion: who is interrupted presses again, and what was begun goes on by itself. Two who press
 * at once take turns at the order, and each home gets one parcel.
 */
export async function bookHomes(
  shop: BookingServices,
  actor: Holder<"pack">,
  wish: HomesWish,
): Promise<HomesBooked> {
  const all: HomesDone = { packed: 0, asked: 0, unmade: 0, short: 0, ungiven: 0, elsewhere: 0 };
  const tried: string[] = [];
  for (;;) {
    const done = await inTransaction(shop.db, (trx) => bookPortion(trx, shop, actor, { ...wish, tried }));
    if (done.kind !== "done") return tried.length === 0 ? done : { kind: "done", ...all };
    for (const each of ["packed", "asked", "unmade", "short", "ungiven"] as const) all[each] += done[each];
    all.elsewhere = done.elsewhere;
    if (done.homes.length === 0) break;
    tried.push(...done.homes);
    // What is begun is asked for while the next ones are packed.
    if (done.asked > 0) shop.runJobSoon(bookingsJobName);
  }
  return { kind: "done", ...all };
}

type Portion =
  | ({ kind: "done"; homes: readonly string[] } & HomesDone)
  | Exclude<HomesBooked, { kind: "done" }>;

async function bookPortion(
  trx: Trx,
  shop: BookingServices,
  actor: Holder<"pack">,
  { tried, ...wish }: HomesWish & { tried: readonly string[] },
): Promise<Portion> {
  const order = await lockOrder(trx, wish.orderId);
  if (!order) return { kind: "missing" };
  if (order.fulfilment_state === "cancelled") return { kind: "unfit" };
  const place = await placeOfParcels(trx, order);
  if (place === "several") return { kind: "several-states" };
  const left = await owedBeforeLeaving(trx, order);
  if (left !== undefined) return { kind: "unpaid", left };
  const homes = await nextHomes(trx, order.id, {
    only: wish.only,
    region: place?.region,
    except: tried,
    most: portion,
  });
  const { toPack, ungiven } = await withoutLast(trx, order.id, homes);
  const made = await createParcels(trx, shop, order, await measured(trx, order.id, wish, toPack));
  if (made.kind === "unfit") return made;
  const drafts = homes.flatMap(({ parcelId }) => parcelId ?? []);
  await measureDrafts(trx, drafts, wish);
  const ids = [...drafts, ...made.parcels.map(({ id }) => id)];
  const asked = hasCarrier(shop) ? await beginRows(trx, ids, shop.now()) : [];
  await note(trx, order, actor, { numbers: made.parcels.map(({ number }) => number), asked: asked.length });
  return {
    kind: "done",
    homes: homes.map(({ id }) => id),
    packed: made.parcels.length,
    asked: asked.length,
    unmade: made.unmade.length,
    short: made.short.length,
    ungiven,
    elsewhere: place?.elsewhere ?? 0,
  };
}

/**
 * One invoice has one place of supply (HOMES-31): where nothing is packed yet, all homes are to be in one
 * state; after that those elsewhere wait, and hold up no other. Undefined where parcels may go anywhere.
 */
async function placeOfParcels(
  trx: Trx,
  { id, buyer_gstin: gstin }: OrderRow,
): Promise<{ region: string; elsewhere: number } | "several" | undefined> {
  if (gstin !== null) return undefined;
  const states = await statesOfHomes(trx, id);
  const region = begunState(states);
  const elsewhere = homesElsewhere(states);
  if (region !== undefined) return { region, elsewhere };
  return elsewhere > 0 ? "several" : undefined;
}

/** The last parcel of all waits until every piece has its home (HOMES-5). */
async function withoutLast(trx: Trx, orderId: string, homes: readonly HomeToBook[]) {
  const toPack = homes.filter(({ parcelId }) => parcelId === null);
  const first = toPack.filter(({ isFirst }) => isFirst);
  const isLast = first.length > 0 && (await homesWithoutParcel(trx, orderId)) === first.length;
  const ungiven = isLast ? await ungivenPieces(trx, orderId) : 0;
  return ungiven > 0
    ? { toPack: toPack.filter((home) => home !== first.at(-1)), ungiven }
    : { toPack, ungiven };
}

async function measured(
  trx: Trx,
  orderId: string,
  { weightGrams, box }: HomesWish,
  homes: readonly HomeToBook[],
) {
  const grams = await gramsOfLines(trx, orderId);
  return homes.map(({ id, items }) => ({
    recipientId: id,
    items,
    weightGrams: weightGrams ?? gramsIn(items, grams),
    box,
  }));
}

/** One line for all of a portion: a thousand would hide the others. */
async function note(
  trx: Trx,
  { id, status }: OrderRow,
  actor: Holder<"pack">,
  { numbers, asked }: { numbers: readonly number[]; asked: number },
): Promise<void> {
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first !== undefined)
    await addHistory(trx, {
      orderId: id,
      status,
      by: byAdmin(actor),
      note: first === last ? `Parcel ${first}: packed` : `Parcels ${first} to ${last}: packed`,
    });
  if (first === undefined && asked === 0) return;
  await writeAudit(trx, {
    actorId: actor.id,
    action: "order.homes_booked",
    entity: "orders",
    entityId: id,
    detail: { packed: numbers.length, asked },
  });
}
