import { sql } from "kysely";
import { carrierAccount } from "../../carrier-wheel.ts";
import type { Copies } from "../copies/copies.ts";
import { countIn } from "../copies/counts.ts";
import { carriedOn, labelFiles, packedParcel, parcelRow, pressBook } from "../copies/parcels.ts";
import { post } from "../visitors.ts";
import type { Act, ReadyAct } from "./act.ts";

async function readyToBook(copies: Copies): Promise<ReadyAct> {
  const { carrier, db } = copies;
  const parcel = await packedParcel(copies);
  const there = async () => (await carrier.orders()).filter(({ number }) => number === parcel.name);
  const known = (what: ReturnType<typeof sql>) =>
    countIn(db, sql`select count(*) from shipments where id = ${parcel.id} and ${what}`);
  const audits = sql`select count(*) from audit_log
    where entity_id = ${parcel.id} and action = 'shipment.booked'`;
  return {
    press: () => pressBook(copies, parcel),
    afterKill: () =>
      db
        .updateTable("shipments")
        .set({ booking_claimed_until: new Date(0) })
        .where("id", "=", parcel.id)
        .where("booking_claimed_until", "is not", null)
        .execute(),
    traces: {
      "parcels booked": () => known(sql`state = 'booked' and booking_claimed_until is null`),
      "labels kept": () => known(sql`label is not null`),
      "orders at the carrier": async () => (await there()).length,
      "numbers of the carrier": async () => {
        const [order] = await there();
        return order ? carrier.asked("POST courier/assign/awb", String(order.shipmentId)) : 0;
      },
      "audit rows": audits,
      "label files that nobody holds or sweeps, and one": async () => {
        const held = sql`select (select count(*) from shipments where label is not null)
          + (select count(*) from uploads where url like '%/label.pdf')`;
        const isBooked = (await parcelRow(copies, parcel)).state === "booked";
        return Math.max(0, labelFiles(copies) - (await countIn(db, held))) + Number(isBooked);
      },
    },
  };
}

const beginBooking: Act = {
  name: "a courier's booking begun",
  steps: [
    "update shipments when NEW.state = 'booking'",
    "insert audit_log when NEW.action = 'shipment.booked'",
  ],
  isLong: true,
  ready: readyToBook,
};

/** Each answer of the carrier's is a transaction of its own. */
const book: Act = {
  name: "a courier booked",
  steps: [
    "update shipments when NEW.booking_step = 'awb' AND OLD.booking_step = 'order'",
    "update shipments when NEW.booking_step = 'pickup' AND OLD.booking_step = 'awb'",
    "update shipments when NEW.state = 'booked' AND OLD.state = 'booking'",
    "update shipments when NEW.booking_step = 'label' AND OLD.booking_step = 'pickup'",
    "insert uploads",
    "update shipments when NEW.booking_step IS NULL AND OLD.booking_step = 'label'",
    "update shipments when NEW.label IS NOT NULL AND OLD.label IS NULL",
  ],
  inParts: true,
  ready: readyToBook,
};

const hear: Act = {
  name: "a parcel that has left, as its carrier tells",
  steps: [
    "insert carrier_events",
    "update shipments when NEW.state = 'picked_up'",
    "update orders",
    "insert order_history",
    "insert invoices",
    "insert mail_outbox",
  ],
  async ready(copies) {
    const { carrier, db, visit } = copies;
    const parcel = await packedParcel(copies);
    await pressBook(copies, parcel);
    await carriedOn(copies, [parcel]);
    await carrier.steer("events", { parcel: parcel.name, tell: ["picked_up"] });
    const { awb } = await parcelRow(copies, parcel);
    const event = JSON.stringify({ awb });
    const token = carrierAccount().webhookToken ?? "";
    const count = (what: ReturnType<typeof sql>) => () => countIn(db, sql`select count(*) from ${what}`);
    const tell = () => post(visit, "/webhooks/carrier", event, { "x-api-key": token });
    return {
      // The carrier is asked by a job, which nobody waits for.
      press: tell,
      traces: {
        scans: count(sql`carrier_events where shipment_id = ${parcel.id}`),
        "parcels on their way": count(sql`shipments where id = ${parcel.id} and state = 'picked_up'`),
        "orders shipped": count(sql`orders where id = ${parcel.orderId} and status = 'shipped'`),
        entries: count(sql`order_history where order_id = ${parcel.orderId} and status = 'shipped'`),
        invoices: count(sql`invoices where order_id = ${parcel.orderId}`),
        mails: count(sql`mail_outbox where dedupe_key like ${`parcel:${parcel.id}:%`}`),
      },
    };
  },
};

export const parcelActs: readonly Act[] = [beginBooking, book, hear];
