import { globSync } from "node:fs";
import { sql } from "kysely";
import { bookParcelsPath, parcelPath } from "#orders/admin/shipments/shipment-paths.ts";
import { addParcel } from "../../database/carrier-shop.ts";
import type { Finding } from "../judge.ts";
import { until } from "../until.ts";
import { post } from "../visitors.ts";
import { countedIn } from "./contest.ts";
import type { Copies } from "./copies.ts";
import { countIn } from "./counts.ts";

/** A parcel of an order of its own, packed and ready to be booked. */
export type Packed = Awaited<ReturnType<typeof addParcel>>;

export const packedParcel = ({ db }: Copies, cash = 0): Promise<Packed> =>
  addParcel({ db }, { now: () => new Date(), secret: "of no certificate" }, { cash });

/** 'Book' beside a courier, on the page as it was first rendered. */
export const pressBook = ({ visit }: Copies, { id, orderId }: Packed): Promise<Response> =>
  post(visit, parcelPath(orderId, id, "/book"), new URLSearchParams({ version: "1", courier: "43" }), {
    Cookie: visit.adminCookie,
  });

/** 'Book Parcels' for these orders. */
export const pressBookAll = ({ visit }: Copies, parcels: readonly Packed[]): Promise<Response> =>
  post(
    visit,
    bookParcelsPath,
    new URLSearchParams([["unconfirmed", "on"], ...parcels.map(({ orderId }) => ["id", orderId])]),
    { Cookie: visit.adminCookie },
  );

export const parcelRow = ({ db }: Copies, { id }: Packed) =>
  db.selectFrom("shipments").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** Lets the claims of a dead copy end, and waits until nothing of these bookings is left to do. */
export async function carriedOn(copies: Copies, parcels: readonly Packed[]): Promise<void> {
  const ids = parcels.map(({ id }) => id);
  const waiting = sql`from shipments where id = any(${ids}::text[]) and booking_claimed_until is not null`;
  const past = new Date(0);
  await copies.db
    .updateTable("shipments")
    .set({ booking_claimed_until: past })
    .where("id", "in", ids)
    .where("booking_claimed_until", "is not", null)
    .execute();
  // Whoever books anything wakes the job.
  await pressBookAll(copies, parcels.slice(0, 1));
  const isOver = async () => (await countIn(copies.db, sql`select count(*) ${waiting}`)) === 0;
  await until(isOver, "the end of the bookings", 120);
}

/** Of a parcel that is booked: one order at the carrier, one number, one label, which is kept. */
export async function bookedOnce(copies: Copies, parcel: Packed, mostLabels: number): Promise<Finding[]> {
  const { carrier, db } = copies;
  const row = await parcelRow(copies, parcel);
  const there = (await carrier.orders()).filter(({ number }) => number === parcel.name);
  const about = String(there[0]?.shipmentId);
  const fetched = await carrier.asked("POST courier/generate/label", about);
  const held = await countIn(db, sql`select count(*) from shipments where label is not null`);
  const swept = await countIn(db, sql`select count(*) from uploads where url like '%/label.pdf'`);
  return countedIn(db, [
    ["times it is booked", Number(row.state === "booked"), 1],
    ["orders at the carrier", there.length, 1],
    ["numbers asked for", await carrier.asked("POST courier/assign/awb", about), 1],
    ["its number", Number(row.awb === there[0]?.awb && row.awb !== null), 1],
    ["times its label was fetched", Math.min(fetched, 1) + Math.max(0, fetched - mostLabels), 1],
    ["labels of it", Number(row.label !== null), 1],
    ["label files that nobody holds or sweeps", Math.max(0, labelFiles(copies) - held - swept), 0],
    [
      "audit rows of it",
      sql`select count(*) from audit_log where entity_id = ${parcel.id} and action = 'shipment.booked'`,
      1,
    ],
  ]);
}

export const labelFiles = ({ dataDir }: Copies): number =>
  globSync(`${dataDir}/files/private/*/label.pdf`).length;
