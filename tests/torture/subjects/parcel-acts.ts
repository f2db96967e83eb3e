import { sql } from "kysely";
import { carrierAccount } from "../../carrier-wheel.ts";
import { type Act, auditsOf, type Copies, type ReadyAct } from "../copies/copies.ts";
import { post } from "../visitors.ts";
import {
  atCarrier,
  carriedOn,
  endClaims,
  packedParcel,
  parcelRow,
  pressBook,
  strayLabels,
} from "./parcels.ts";

async function readyToBook(copies: Copies): Promise<ReadyAct> {
  const parcel = await packedParcel(copies);
  const its = sql`from shipments where id = ${parcel.id}`;
  return {
    press: () => pressBook(copies, parcel),
    afterKill: () => endClaims(copies, [parcel]),
    traces: {
      "parcels booked": sql`select count(*) ${its} and state = 'booked' and booking_claimed_until is null`,
      "labels kept": sql`select count(*) ${its} and label is not null`,
      "orders at the carrier": async () => (await atCarrier(copies, parcel)).length,
      "numbers of the carrier": async () => {
        const [order] = await atCarrier(copies, parcel);
        return order ? copies.carrier.asked("POST courier/assign/awb", String(order.shipmentId)) : 0;
      },
      "audit rows": auditsOf("shipment.booked", parcel.id),
      "label files that nobody holds or sweeps, and one": async () =>
        (await strayLabels(copies)) + Number((await parcelRow(copies, parcel)).state === "booked"),
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
    const { carrier, visit } = copies;
    const parcel = await packedParcel(copies);
    await pressBook(copies, parcel);
    await carriedOn(copies, [parcel]);
    await carrier.steer("events", { parcel: parcel.name, tell: ["picked_up"] });
    const { awb } = await parcelRow(copies, parcel);
    const event = JSON.stringify({ awb });
    const headers = { "x-api-key": carrierAccount().webhookToken ?? "" };
    const { id, orderId } = parcel;
    const mails = `parcel:${id}:%`;
    return {
      // The carrier is asked by a job, which nobody waits for.
      press: () => post(visit, "/webhooks/carrier", event, headers),
      traces: {
        scans: sql`select count(*) from carrier_events where shipment_id = ${id}`,
        "parcels on their way": sql`select count(*) from shipments where id = ${id} and state = 'picked_up'`,
        "orders shipped": sql`select count(*) from orders where id = ${orderId} and status = 'shipped'`,
        entries: sql`select count(*) from order_history where order_id = ${orderId} and status = 'shipped'`,
        invoices: sql`select count(*) from invoices where order_id = ${orderId}`,
        mails: sql`select count(*) from mail_outbox where dedupe_key like ${mails}`,
      },
    };
  },
};

export const parcelActs: readonly Act[] = [beginBooking, book, hear];
