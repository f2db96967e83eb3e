import type { Holder } from "#accounts/permissions/holder.ts";
import type { IssuingShop } from "#certificates/issuing/issuing-shop.ts";
import { ungivenPieces } from "#order-admin/homes/homes-summary.db.server.ts";
import { addHistory, byAdmin } from "#orders/history/order-history.db.server.ts";
import { createParcels } from "#orders/homes/create-parcels.db.server.ts";
import type { OrderRow } from "#orders/lock-order.db.server.ts";
import { begunState, homesElsewhere } from "#orders/placing/billed-homes.ts";
import { statesOfHomes } from "#orders/placing/goes-to-many.db.server.ts";
import { gramsIn, gramsOfLines } from "#orders/shipments/default-parcel.db.server.ts";
import type { Box } from "#orders/shipments/shipment.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { type HomeToBook, homesWithoutParcel, nextHomes } from "./next-homes.db.server.ts";

export interface HomesWish {
  orderId: string;
  /** Of each parcel; null: by its goods. */
  weightGrams: number | null;
  box: Box | null;
  /** The ticked homes; undefined: whoever is known. */
  only?: readonly string[] | undefined;
}

/** What was packed, and what waits. */
export interface HomesWaiting {
  /** Parcels that were made. */
  packed: number;
  /** Homes whose pieces are still being made. */
  unmade: number;
  /** Homes that are to get more than is left. */
  short: number;
  /** The last parcel waits: so many pieces are given to nobody. */
  ungiven: number;
  /** Homes in another state than the first parcel's, where all go to one. */
  elsewhere: number;
}

export const nonePacked: HomesWaiting = { packed: 0, unmade: 0, short: 0, ungiven: 0, elsewhere: 0 };

/** As many are packed and begun in one transaction: a stop in between loses none, and none is made twice. */
export const portion = 50;

export type HomesPacked =
  | {
      kind: "done";
      /** Those that were looked at, packed before or now. */
      homes: readonly HomeToBook[];
      /** The parcels that were made now. */
      parcels: readonly { id: string; number: number; recipientId: string }[];
      waits: HomesWaiting;
    }
  | { kind: "unfit" | "several-states" };

/** Packs the next homes of a locked order, as many as are written at once. Callers write its history. */
export async function packHomes(
  trx: Trx,
  shop: IssuingShop,
  order: OrderRow,
  wish: HomesWish,
  tried: readonly string[] = [],
): Promise<HomesPacked> {
  const place = await placeOfParcels(trx, order);
  if (place === "several") return { kind: "several-states" };
  const homes = await nextHomes(trx, order.id, {
    only: wish.only,
    region: place?.region,
    except: tried,
    most: portion,
  });
  const { toPack, ungiven } = await withoutLast(trx, order.id, homes);
  const made = await createParcels(trx, shop, order, await measured(trx, order.id, wish, toPack));
  if (made.kind === "unfit") return made;
  const waits: HomesWaiting = {
    packed: made.parcels.length,
    unmade: made.unmade.length,
    short: made.short.length,
    ungiven,
    elsewhere: place?.elsewhere ?? 0,
  };
  return { kind: "done", homes, parcels: made.parcels, waits };
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
export async function notePacked(
  trx: Trx,
  { id, status }: OrderRow,
  actor: Holder<"pack">,
  { parcels, asked }: { parcels: readonly { number: number }[]; asked: number },
): Promise<void> {
  const numbers = parcels.map(({ number }) => number);
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
