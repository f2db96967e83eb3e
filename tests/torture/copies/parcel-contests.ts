import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { carrierAccount } from "../../carrier-wheel.ts";
import { until } from "../until.ts";
import { post } from "../visitors.ts";
import { type Contest, counted, pressedAtOnce, shuffled } from "./contest.ts";
import type { Copies } from "./copies.ts";
import { countIn } from "./counts.ts";
import { ownersPost } from "./order-contests.ts";
import {
  bookedOnce,
  carriedOn,
  type Packed,
  packedParcel,
  parcelRow,
  pressBook,
  pressBookAll,
} from "./parcels.ts";

/** Whoever looks at the label meanwhile fetches it, too; a copy that dies may have fetched it in vain. */
const bookedByAll = pressedAtOnce(
  "a parcel booked by ten at once, alone and with others",
  async (copies, isStruck) => {
    const parcel = await packedParcel(copies);
    const book = () => pressBook(copies, parcel);
    const all = () => pressBookAll(copies, [parcel]);
    return {
      presses: shuffled([book, all, book, book, all, book, book, all, book, book]),
      async judge() {
        await carriedOn(copies, [parcel]);
        return bookedOnce(copies, parcel, isStruck ? 2 : 1);
      },
    };
  },
);

const orderCancelled = pressedAtOnce("a parcel booked beside its order's end", async (copies) => {
  const parcel = await packedParcel(copies);
  const number = parcel.name.replace(/-\d+$/, "");
  const book = () => pressBook(copies, parcel);
  const cancel = () => ownersPost(copies.visit, number, { intent: "status", status: "cancelled" });
  return {
    presses: shuffled([book, cancel, book, cancel, book, cancel]),
    async judge() {
      await carriedOn(copies, [parcel]);
      const { state } = await parcelRow(copies, parcel);
      const there = (await copies.carrier.orders()).filter(({ number: name }) => name === parcel.name);
      return [
        ...counted("times it is booked or cancelled", Number(/^(booked|cancelled)$/.test(state)), 1),
        ...counted(
          "couriers that come",
          there.filter(({ cancelled }) => !cancelled).length,
          state === "booked" ? 1 : 0,
        ),
      ];
    },
  };
});

const told = ["picked_up", "in_transit", "out_for_delivery", "delivered"];

const eventsBackwards = pressedAtOnce("the carrier's events, five times and backwards", async (copies) => {
  const { carrier, db, visit } = copies;
  const parcel = await packedParcel(copies);
  await pressBook(copies, parcel);
  await carriedOn(copies, [parcel]);
  const at = Math.floor(Date.now() / 1000) - 600;
  await carrier.steer("events", { parcel: parcel.name, tell: told, at });
  const { awb } = await parcelRow(copies, parcel);
  const { events }: { events: { body: string }[] } = await carrier.steer("events");
  const its = events.filter(({ body }) => body.includes(String(awb))).map(({ body }) => body);
  const token = carrierAccount().webhookToken ?? "";
  const tell = (body: string) => () =>
    post(visit, "/webhooks/carrier", body, { "x-api-key": token, "Content-Type": "application/json" });
  return {
    presses: Array.from({ length: 5 }, () => its.toReversed().map(tell)).flat(),
    async judge() {
      const isThere = async () => (await parcelRow(copies, parcel)).state === "delivered";
      await until(isThere, "the parcel to arrive", 90);
      const count = (what: ReturnType<typeof sql>) => countIn(db, what);
      const entries = (status: string) =>
        sql`select count(*) from order_history where order_id = ${parcel.orderId} and status = ${status}`;
      return [
        ...counted(
          "scans",
          await count(sql`select count(*) from carrier_events where shipment_id = ${parcel.id}`),
          told.length,
        ),
        ...counted(
          "mails",
          await count(sql`select count(*) from mail_outbox where dedupe_key like ${`parcel:${parcel.id}:%`}`),
          2,
        ),
        ...counted("entries that it left", await count(entries("shipped")), 1),
        ...counted("entries that it arrived", await count(entries("delivered")), 1),
        ...counted(
          "invoices",
          await count(sql`select count(*) from invoices where order_id = ${parcel.orderId}`),
          1,
        ),
      ];
    },
  };
});

export const parcelContests = [bookedByAll, orderCancelled, eventsBackwards];

const many = 200;
/** So many are ticked at once. */
const ticked = 50;

/** Bulk bookings over two copies at the same time, of which the carrier refuses every tenth. */
export const manyParcels: Contest = {
  name: `${many} parcels in bulk, every tenth refused`,
  async run(copies, isStruck) {
    const parcels: Packed[] = [];
    for (let index = 0; index < many; index += 1) parcels.push(await packedParcel(copies));
    await refuseEveryTenth(copies);
    const book = () =>
      Promise.all(
        Array.from({ length: many / ticked }, (_, at) =>
          pressBookAll(copies, parcels.slice(at * ticked, (at + 1) * ticked)).catch(() => undefined),
        ),
      );
    const first = book();
    if (isStruck) {
      await pause(2000 + randomInt(3000));
      await copies.kill(1);
    }
    await first;
    if (isStruck) await copies.start(1);
    await carriedOn(copies, parcels);
    const states = async (state: string) =>
      countIn(
        copies.db,
        sql`select count(*) from shipments where state = ${state} and id = any(${parcels.map(({ id }) => id)}::text[])`,
      );
    const refused = await states("draft");
    const findings = [
      ...counted("parcels booked or refused", (await states("booked")) + refused, many),
      ...counted("refused", Number(refused === many / 10 || isStruck), 1),
    ];
    // Whoever was struck has not asked for all of them yet, and the carrier refuses some of the others.
    for (let again = 0; again < (isStruck ? 3 : 1); again += 1) {
      await book();
      await carriedOn(copies, parcels);
    }
    const names = new Set(parcels.map(({ name }) => name));
    const there = (await copies.carrier.orders()).filter(({ number }) => names.has(number));
    const all = [
      ...findings,
      ...counted("parcels booked in the end", await states("booked"), many),
      ...counted("orders at the carrier", there.length, many),
      ...counted("numbers", new Set(there.map(({ awb }) => awb)).size, many),
    ];
    return all.map(({ kind, what }) => ({ kind, what: `${this.name}: ${what}` }));
  },
};

const refuseEveryTenth = ({ carrier }: Copies) =>
  carrier.mishap("POST courier/assign/awb", {
    ...{ status: 200, every: 10, times: many / 10 },
    body: { awb_assign_status: 0, response: { data: { awb_assign_error: "Your wallet is empty." } } },
  });
