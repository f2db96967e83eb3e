import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { appSecret } from "../card-shop.ts";
import { type CarrierShop, openCarrierShop } from "../database/carrier-shop.ts";
import { addHomesOrder } from "../database/homes-order.ts";
import { type RunningShop, startShop } from "../running-shop.ts";
import { shopAdmin, signIn } from "../sign-in.ts";
import { ownDatabase } from "./own-database.ts";

// A shop killed while its owner books the parcels of many homes: between two portions, and between two
// questions to the carrier. She presses again; what was begun goes on by itself (HOMES-21).

const patience = { timeout: 240_000, interval: 100 };
const homes = 60;
const own = ownDatabase();
let world: CarrierShop;
let shop: RunningShop;

beforeAll(async () => {
  world = await openCarrierShop(() => own.database);
  shop = await start();
});
afterAll(async () => {
  await shop?.discard();
  await world.close();
});

const start = () =>
  startShop({
    ...{ SEED: "empty", APP_SECRET: appSecret, DATABASE_URL: own.url, TRUSTED_PROXIES: "127.0.0.1" },
    ...shopAdmin.settings,
    SHIPROCKET_API_BASE: world.shop().config.carrier?.apiBase ?? "",
  });

const parcels = (orderId: string) =>
  own.db
    .selectFrom("shipments")
    .select(["state", "recipient_id", "awb"])
    .where("order_id", "=", orderId)
    .execute();

const post = (orderId: string, Cookie: string, fields: Record<string, string>) =>
  fetch(`${shop.origin}/admin/dashboard/orders/${orderId}/recipients`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields),
    headers: { Origin: shop.origin, Cookie },
  });

const press = (orderId: string, Cookie: string) =>
  post(orderId, Cookie, { intent: "book", weight: "500", length: "30", width: "20", height: "10" });

/** Lets the time pass in which a booking is whoever's was killed. */
const due = () =>
  own.db
    .updateTable("shipments")
    .set({ booking_claimed_until: new Date(0) })
    .where("booking_claimed_until", "is not", null)
    .execute();

test("killed as the first portion is written, and amid the questions: each home has one parcel, booked once", async () => {
  const { orderId, ids } = await addHomesOrder(own.db, { count: homes });
  const { cookie } = await signIn(shop, "admin");
  const pressed = press(orderId, cookie).catch(() => undefined);
  await vi.waitFor(async () => expect((await parcels(orderId)).length).toBeGreaterThan(0), patience);
  await shop.kill();
  await pressed;
  await due();
  shop = await start();
  await vi.waitFor(
    async () => expect((await parcels(orderId)).filter(({ awb }) => awb !== null).length).toBeGreaterThan(2),
    patience,
  );
  await shop.kill();
  await due();
  shop = await start();
  const answers = await Promise.all([press(orderId, cookie), press(orderId, cookie)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  await vi.waitFor(async () => {
    const booked = (await parcels(orderId)).filter(({ state }) => state === "booked");
    expect(booked.length).toBe(homes);
  }, patience);
  expect(new Set((await parcels(orderId)).map(({ recipient_id }) => recipient_id))).toEqual(new Set(ids));
  const there = await world.orders();
  expect(there.filter(({ cancelled }) => !cancelled)).toHaveLength(homes);
  expect(new Set(there.map(({ number }) => number)).size).toBe(homes);
});

test("killed amid a sheet of her own couriers and sent again: each home has one parcel, which left once (HOMES-34)", async () => {
  const many = 300;
  const { orderId } = await addHomesOrder(own.db, { count: many });
  const { cookie } = await signIn(shop, "admin");
  const lines = Array.from({ length: many }, (_, at) => `${at + 2},DTDC,D${at + 2}`);
  const send = () =>
    post(orderId, cookie, { intent: "sheet", sheet: ["Row,Courier,Tracking number", ...lines].join("\n") });
  const sent = send().catch(() => undefined);
  await vi.waitFor(async () => expect((await parcels(orderId)).length).toBeGreaterThan(0), patience);
  await shop.kill();
  await sent;
  expect((await parcels(orderId)).every(({ state }) => state === "picked_up")).toBe(true);
  shop = await start();
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  const all = await parcels(orderId);
  expect(new Set(all.map(({ awb, state }) => `${awb} ${state}`)).size).toBe(many);
  expect(all).toHaveLength(many);
  const invoices = own.db.selectFrom("invoices").select("number").where("order_id", "=", orderId);
  expect(await invoices.execute()).toHaveLength(1);
});
