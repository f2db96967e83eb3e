import { sql } from "kysely";
import type { Track } from "#carrier/carrier-answers.server.ts";
import { stateOfCode } from "#carrier/carrier-state.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { rupeesColumn } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";

/** A parcel whose state is being requested, and until when no other copy does so. */
export interface DueParcel {
  id: string;
  awb: string;
  carrierOrderId: string | null;
  askAt: Date;
}

/** Longer than the carrier is waited for. */
const claimMs = 120_000;

/** Takes the parcel whose state is due longest; copies of the shop share them. */
export async function claimAsk(db: Db, now: Date): Promise<DueParcel | undefined> {
  const askAt = new Date(now.getTime() + claimMs);
  const row = await db
    .updateTable("shipments")
    .set({ ask_at: askAt })
    .where(
      sql<boolean>`id = (select id from shipments
        where ask_at <= ${now} and awb is not null and carrier = 'shiprocket'
        order by ask_at limit 1 for update skip locked)`,
    )
    .returning(["id", "awb", "carrier_order_id"])
    .executeTakeFirst();
  if (!row?.awb) return undefined;
  return { id: row.id, awb: row.awb, carrierOrderId: row.carrier_order_id, askAt };
}

/** When its state is requested next, unless news of it came meanwhile: then it is due already. */
export const setNextAsk = async (
  db: Db,
  { id, askAt }: Pick<DueParcel, "id" | "askAt">,
  at: Date | null | undefined,
): Promise<void> => {
  await db
    .updateTable("shipments")
    .set({ ask_at: at ?? null })
    .where("id", "=", id)
    .where("ask_at", "=", askAt)
    .execute();
};

/** There is news of a parcel: its state is requested at once. Returns whether there is such a parcel. */
export async function askSoon(db: Db, awb: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("shipments")
    .set({ ask_at: now })
    .where("awb", "=", awb)
    .where("carrier", "=", "shiprocket")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores each scan once, however often it arrives. Was one of them new? */
export async function keepScans(trx: Trx, shipmentId: string, scans: Track["scans"]): Promise<boolean> {
  if (scans.length === 0) return false;
  const added = await trx
    .insertInto("carrier_events")
    .values(
      scans.map(({ at, words, place, code }) => ({
        shipment_id: shipmentId,
        happened_at: at,
        words,
        place,
        state: stateOfCode(code) ?? null,
      })),
    )
    .onConflict((conflict) => conflict.columns(["shipment_id", "happened_at", "words"]).doNothing())
    .returning("id")
    .execute();
  return added.length > 0;
}

/** What the carrier takes for a parcel by now, and what it weighed there. */
export async function keepCharges(
  db: Db,
  shipmentId: string,
  { charges, chargedGrams }: { charges: Paise | null; chargedGrams: number | null },
  now: Date,
): Promise<void> {
  if (charges !== null)
    await db
      .updateTable("shipments")
      .set({ charges: rupeesColumn(charges) })
      .where("id", "=", shipmentId)
      .where("charges", "is distinct from", rupeesColumn(charges))
      .execute();
  if (chargedGrams === null || chargedGrams <= 0) return;
  await db
    .updateTable("shipments")
    .set({ charged_grams: chargedGrams, weighed_at: now })
    .where("id", "=", shipmentId)
    .where("charged_grams", "is distinct from", chargedGrams)
    .execute();
}
