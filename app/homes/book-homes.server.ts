import type { Holder } from "#accounts/permissions/holder.ts";
import { bookingsJobName } from "#order-admin/booking/book-all.server.ts";
import { type BookingServices, hasCarrier } from "#order-admin/booking/carry-on.server.ts";
import { beginRows } from "#orders/booking-rows/booking-row.db.server.ts";
import { owedBeforeLeaving } from "#orders/dues/dues.db.server.ts";
import { lockOrder } from "#orders/lock-order.db.server.ts";
import { measureDrafts } from "#orders/shipments/default-parcel.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Paise } from "#values/money/money.ts";
import { type HomesWaiting, type HomesWish, nonePacked, notePacked, packHomes } from "./pack-homes.server.ts";

export interface HomesDone extends HomesWaiting {
  /** Parcels for which the carrier is asked from now on. */
  asked: number;
}

export type HomesBooked =
  | ({ kind: "done" } & HomesDone)
  /** So much of the order is to be paid before anything leaves. */
  | { kind: "unpaid"; left: Paise }
  /** Its buyer has no GSTIN, and its homes are in several states (HOMES-31). */
  | { kind: "several-states" }
  | { kind: "unfit" | "missing" };

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
  const all: HomesDone = { ...nonePacked, asked: 0 };
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
  const left = await owedBeforeLeaving(trx, order);
  if (left !== undefined) return { kind: "unpaid", left };
  const made = await packHomes(trx, shop, order, wish, tried);
  if (made.kind !== "done") return made;
  const drafts = made.homes.flatMap(({ parcelId }) => parcelId ?? []);
  await measureDrafts(trx, drafts, wish);
  const ids = [...drafts, ...made.parcels.map(({ id }) => id)];
  const asked = hasCarrier(shop) ? await beginRows(trx, ids, shop.now()) : [];
  await notePacked(trx, order, actor, { parcels: made.parcels, asked: asked.length });
  return { ...made.waits, kind: "done", homes: made.homes.map(({ id }) => id), asked: asked.length };
}
