import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { carrierAccount } from "../../carrier-wheel.ts";
import { until } from "../../running-shop.ts";
import { type Contest, counted, pressedAtOnce, shuffled } from "../copies/contest.ts";
import { type Copies, countIn } from "../copies/copies.ts";
import { post } from "../visitors.ts";
import { ownersPost } from "./orders.ts";
import {
  atCarrier,
  bookedOnce,
  carriedOn,
  type Packed,
  packedParcel,
  parcelRow,
  pressBook,
  pressBookAll,
} from "./parcels.ts";

/** Whoever looks at the label meanwhile fetches it, too; a copy that dies may have fetched it in vain. */
const tenPresses = "a parcel booked by ten at once, alone and with others";
const bookedByAll = pressedAtOnce(tenPresses, async (copies, isStruck) => {
  const parcel = await packedParcel(copies);
  const book = () => pressBook(copies, parcel);
  const all = () => pressBookAll(copies, [parcel]);
  return {
    presses: shuffled([...Array(7).fill(book), ...Array(3).fill(all)]),
    async judge() {
      await carriedOn(copies, [parcel]);
      return bookedOnce(copies, parcel, isStruck ? 2 : 1);
    },
  };
});

const orderCancelled = pressedAtOnce("a parcel booked beside its order's end", async (copies) => {
  const parcel = await packedParcel(copies);
  const number = parcel.name.replace(/-\d+$/, "");
  const book = () => pressBook(copies, parcel);
  const cancel = () =>
    ownersPost(copies.visit, number, { intent: "status", status: "cancelled", meant: "on" });
  return {
    presses: shuffled([book, cancel, book, cancel, book, cancel]),
    async judge() {
      await carriedOn(copies, [parcel]);
      const { state } = await parcelRow(copies, parcel);
      const coming = (await atCarrier(copies, parcel)).filter(({ cancelled }) => !cancelled);
      return [
        ["times it is booked or cancelled", Number(/^(booked|cancelled)$/.test(state)), 1],
        ["couriers that come", coming.length, state === "booked" ? 1 : 0],
      ];
    },
  };
});

const scans = ["picked_up", "in_transit", "out_for_delivery", "delivered"];

const eventsBackwards = pressedAtOnce("the carrier's events, five times and backwards", async (copies) => {
  const { carrier, visit } = copies;
  const parcel = await packedParcel(copies);
  await pressBook(copies, parcel);
  await carriedOn(copies, [parcel]);
  const at = Math.floor(Date.now() / 1000) - 600;
  await carrier.steer("events", { parcel: parcel.name, tell: scans, at });
  const { awb } = await parcelRow(copies, parcel);
  const { events }: { events: { body: string }[] } = await carrier.steer("events");
  const its = events.filter(({ body }) => body.includes(String(awb))).map(({ body }) => body);
  const headers = { "x-api-key": carrierAccount().webhookToken ?? "", "Content-Type": "application/json" };
  const tell = (body: string) => () => post(visit, "/webhooks/carrier", body, headers);
  const isThere = async () => (await parcelRow(copies, parcel)).state === "delivered";
  const mails = `parcel:${parcel.id}:%`;
  const entries = sql`from order_history where order_id = ${parcel.orderId}`;
  return {
    presses: Array.from({ length: 5 }, () => its.toReversed().map(tell)).flat(),
    async judge() {
      await until(isThere, "the parcel to arrive", 90);
      return [
        ["scans", sql`select count(*) from carrier_events where shipment_id = ${parcel.id}`, scans.length],
        ["mails", sql`select count(*) from mail_outbox where dedupe_key like ${mails}`, 2],
        ["entries that it left", sql`select count(*) ${entries} and status = 'shipped'`, 1],
        ["entries that it arrived", sql`select count(*) ${entries} and status = 'delivered'`, 1],
        ["invoices", sql`select count(*) from invoices where order_id = ${parcel.orderId}`, 1],
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
    const { carrier, db } = copies;
    const parcels: Packed[] = [];
    for (let index = 0; index < many; index += 1) parcels.push(await packedParcel(copies));
    await refuseEveryTenth(copies);
    const book = () => {
      const parts = Array.from({ length: many / ticked }, (_, at) =>
        parcels.slice(at * ticked, (at + 1) * ticked),
      );
      return Promise.all(parts.map((part) => pressBookAll(copies, part).catch(() => undefined)));
    };
    const first = book();
    if (isStruck) {
      await pause(2000 + randomInt(3000));
      await copies.kill(1);
    }
    await first;
    if (isStruck) await copies.start(1);
    await carriedOn(copies, parcels);
    const ids = parcels.map(({ id }) => id);
    const states = (state: string) =>
      countIn(db, sql`select count(*) from shipments where state = ${state} and id = any(${ids}::text[])`);
    const [refused, booked] = [await states("draft"), await states("booked")];
    // Whoever was struck has not asked for all of them yet, and the carrier refuses some of the others.
    for (let again = 0; again < (isStruck ? 3 : 1); again += 1) {
      await book();
      await carriedOn(copies, parcels);
    }
    const names = new Set(parcels.map(({ name }) => name));
    const there = (await carrier.orders()).filter(({ number }) => names.has(number));
    const findings = await counted(db, [
      ["parcels booked or refused", booked + refused, many],
      ["refused", Number(refused === many / 10 || isStruck), 1],
      ["parcels booked in the end", await states("booked"), many],
      ["orders at the carrier", there.length, many],
      ["numbers", new Set(there.map(({ awb }) => awb)).size, many],
    ]);
    return findings.map(({ kind, what }) => ({ kind, what: `${this.name}: ${what}` }));
  },
};

const refuseEveryTenth = ({ carrier }: Copies) =>
  carrier.mishap("POST courier/assign/awb", {
    status: 200,
    every: 10,
    times: many / 10,
    body: { awb_assign_status: 0, response: { data: { awb_assign_error: "Your wallet is empty." } } },
  });
