import { type Selectable, sql, type Updateable } from "kysely";
import { erased } from "#mail/sending/queue-mail.db.server.ts";
import type { Shipment } from "#orders/shipments/shipment.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { Services } from "#platform/services.server.ts";

const keptDays = 30;
const batch = 200;

/**
 * Removes labels, which bear a name and an address, a month after nothing more came of their parcel, and
 * those of buyers who were forgotten. May run on several copies at once.
 */
export async function forgetLabels({ db, files }: Pick<Services, "db" | "files">, now: Date): Promise<void> {
  const latest = new Date(now.getTime() - keptDays * 24 * 3600 * 1000);
  for (;;) {
    const rows = await db
      .selectFrom("shipments")
      .innerJoin("orders", "orders.id", "shipments.order_id")
      .select(["shipments.id", "shipments.label"])
      .where("label", "is not", null)
      .where(
        sql<boolean>`(orders.billing_email = ${erased} or shipments.updated_at < ${latest}
          and shipments.state in ('delivered', 'rto_received', 'cancelled'))`,
      )
      .limit(batch)
      .execute();
    for (const { id, label } of rows) {
      if (label !== null) await files.remove([label]);
      await db.updateTable("shipments").set({ label: null }).where("id", "=", id).execute();
    }
    if (rows.length < batch) return;
  }
}

/** The right to go on with a parcel's booking until then. */
export interface Claim {
  shipmentId: string;
  until: Date;
}

type Row = Selectable<Tables["shipments"]>;
export type BookingRow = Row & Pick<Selectable<Tables["orders"]>, "order_id_text" | "fulfilment_state">;

/** Longer than any one answer of the carrier's is waited for. */
const claimMs = 120_000;

export const claimUntil = (now: Date): Date => new Date(now.getTime() + claimMs);

/** From now on a locked parcel is being booked, by the holder of the claim, until then. */
export const beginRow = (
  trx: Trx,
  { shipmentId, until }: Claim,
  courierId: number | null,
): Promise<unknown> =>
  trx
    .updateTable("shipments")
    .set({
      carrier: "shiprocket",
      courier_id: courierId,
      booking_step: "order",
      booking_tries: 0,
      booking_claimed_until: until,
    })
    .where("id", "=", shipmentId)
    .execute();

/**
 * The same of many packed parcels of a locked order, whoever comes first: each is due at once, and the next
 * to look goes on with it. Returns those that were still to be booked.
 */
export async function beginRows(trx: Trx, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await trx
    .updateTable("shipments")
    .set({ state: "booking", trouble: null, version: sql`version + 1` })
    .set({ carrier: "shiprocket", courier_id: null, booking_step: "order", booking_tries: 0 })
    .set({ booking_claimed_until: now })
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where("state", "=", "draft")
    .where("direction", "=", "out")
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The same for one that is taken back from the carrier. */
export const beginTakingBack = (trx: Trx, { shipmentId, until }: Claim): Promise<unknown> =>
  trx
    .updateTable("shipments")
    .set({ booking_step: "cancel", booking_tries: 0, booking_claimed_until: until })
    .set({ carrier: "shiprocket", trouble: null })
    .where("id", "=", shipmentId)
    .execute();

/** A parcel whose booking this claim holds; undefined when another has gone on with it. */
export const claimedRow = (db: Db, claim: Claim): Promise<BookingRow | undefined> =>
  db
    .selectFrom("shipments")
    .innerJoin("orders", "orders.id", "shipments.order_id")
    .selectAll("shipments")
    .select(["orders.order_id_text", "orders.fulfilment_state"])
    .where("shipments.id", "=", claim.shipmentId)
    .where("booking_claimed_until", "=", claim.until)
    .executeTakeFirst();

/** Writes an answer of the carrier's and extends the claim; undefined when it was lost meanwhile. */
export async function keepAnswer(
  db: Db,
  claim: Claim,
  now: Date,
  set: Updateable<Tables["shipments"]>,
): Promise<Claim | undefined> {
  const until = claimUntil(now);
  const isKept = await writeClaimed(db, claim, { ...set, booking_claimed_until: until });
  return isKept ? { ...claim, until } : undefined;
}

/** Ends a claim: nothing of the booking is left to do. */
export const endClaim = (db: Db, claim: Claim, set: Updateable<Tables["shipments"]> = {}): Promise<boolean> =>
  writeClaimed(db, claim, { ...set, booking_claimed_until: null, booking_step: null, booking_tries: 0 });

/** Another try comes later, and looks first what became of this one. */
export const putOffBooking = (
  db: Db,
  claim: Claim,
  { tries, until, message }: { tries: number; until: Date; message: string },
): Promise<boolean> =>
  writeClaimed(db, claim, {
    booking_tries: tries,
    booking_claimed_until: until,
    trouble: message,
  });

async function writeClaimed(
  db: Db | Trx,
  { shipmentId, until }: Claim,
  set: Updateable<Tables["shipments"]>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("shipments")
    .set(set)
    .where("id", "=", shipmentId)
    .where("booking_claimed_until", "=", until)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Frees bookings that were not begun with for the first that asks. */
export async function leaveBookings(db: Db, claims: readonly Claim[], now: Date): Promise<void> {
  for (const claim of claims) await writeClaimed(db, claim, { booking_claimed_until: now });
}

/** Is somebody asking the carrier about it just now? One that rests says why it does. */
export const isBeingBooked = (
  { bookingClaimedUntil: until, trouble }: Pick<Shipment, "bookingClaimedUntil" | "trouble">,
  now: Date,
): boolean => until !== null && until > now && trouble === null;

/** Takes over a booking whose answer never came; copies of the shop share them. */
export async function claimDueBooking(db: Db, now: Date): Promise<Claim | undefined> {
  const until = claimUntil(now);
  const row = await db
    .updateTable("shipments")
    .set({ booking_claimed_until: until, trouble: null })
    .where(
      sql<boolean>`id = (select id from shipments where booking_claimed_until <= ${now}
        order by booking_claimed_until limit 1 for update skip locked)`,
    )
    .returning("id")
    .executeTakeFirst();
  return row && { shipmentId: row.id, until };
}
