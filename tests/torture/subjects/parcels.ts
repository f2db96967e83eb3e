import { globSync } from "node:fs";
import { sql } from "kysely";
import { bookParcelsPath, parcelPath } from "#order-admin/shipments/shipment-paths.ts";
import { usualGoodsTax } from "#values/money/gst.ts";
import { addParcel } from "../../database/carrier-shop.ts";
import { until } from "../../running-shop.ts";
import type { Wanted } from "../copies/contest.ts";
import { auditsOf, type Copies, countIn } from "../copies/copies.ts";
import { ownersForm } from "../visitors.ts";

/** A parcel of an order of its own, packed and ready to be booked. */
export type Packed = Awaited<ReturnType<typeof addParcel>>;

const ofNoCertificate = {
  ...{ now: () => new Date(), secret: "of no certificate" },
  config: { shop: { goodsTax: usualGoodsTax } },
};

export const packedParcel = ({ db }: Copies): Promise<Packed> =>
  addParcel({ db }, ofNoCertificate, { cash: 0 });

/** 'Book' beside a courier, on the page as it was first rendered. */
export const pressBook = ({ visit }: Copies, { id, orderId }: Packed): Promise<Response> =>
  ownersForm(visit, parcelPath(orderId, id, "/book"), { version: "1", courier: "43" });

/** 'Book Parcels' for these orders. */
export const pressBookAll = ({ visit }: Copies, parcels: readonly Packed[]): Promise<Response> => {
  const ticked = parcels.map(({ orderId }) => ["id", orderId]);
  return ownersForm(visit, bookParcelsPath, [["unconfirmed", "on"], ...ticked]);
};

export const parcelRow = ({ db }: Copies, { id }: Packed) =>
  db.selectFrom("shipments").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** What the carrier has of a parcel. */
export const atCarrier = async ({ carrier }: Copies, { name }: Packed) =>
  (await carrier.orders()).filter(({ number }) => number === name);

/** Lets the claims of a dead copy end. */
export const endClaims = ({ db }: Copies, parcels: readonly Packed[]) =>
  sql`update shipments set booking_claimed_until = to_timestamp(0)
    where id = any(${parcels.map(({ id }) => id)}::text[]) and booking_claimed_until is not null`.execute(db);

/** Lets the claims of a dead copy end, and waits until nothing of these bookings is left to do. */
export async function carriedOn(copies: Copies, parcels: readonly Packed[]): Promise<void> {
  const ids = parcels.map(({ id }) => id);
  const waiting = sql`select count(*) from shipments
    where id = any(${ids}::text[]) and booking_claimed_until is not null`;
  await endClaims(copies, parcels);
  // Whoever books anything wakes the job.
  await pressBookAll(copies, parcels.slice(0, 1));
  await until(async () => (await countIn(copies.db, waiting)) === 0, "the end of the bookings", 120);
}

/** Of a parcel that is booked: one order at the carrier, one number, one label, which is kept. */
export async function bookedOnce(copies: Copies, parcel: Packed, mostLabels: number): Promise<Wanted[]> {
  const { carrier } = copies;
  const row = await parcelRow(copies, parcel);
  const there = await atCarrier(copies, parcel);
  const about = String(there[0]?.shipmentId);
  const fetched = await carrier.asked("POST courier/generate/label", about);
  return [
    ["times it is booked", Number(row.state === "booked"), 1],
    ["orders at the carrier", there.length, 1],
    ["numbers asked for", await carrier.asked("POST courier/assign/awb", about), 1],
    ["its number", Number(row.awb === there[0]?.awb && row.awb !== null), 1],
    ["times its label was fetched", Math.min(fetched, 1) + Math.max(0, fetched - mostLabels), 1],
    ["labels of it", Number(row.label !== null), 1],
    ["label files that nobody holds or sweeps", await strayLabels(copies), 0],
    ["audit rows of it", auditsOf("shipment.booked", parcel.id), 1],
  ];
}

/** Files of labels that no parcel holds, and that will not be swept. */
export async function strayLabels({ db, dataDir }: Copies): Promise<number> {
  const held = sql`select (select count(*) from shipments where label is not null)
    + (select count(*) from uploads where url like '%/label.pdf')`;
  const files = globSync(`${dataDir}/files/private/*/label.pdf`).length;
  return Math.max(0, files - (await countIn(db, held)));
}
