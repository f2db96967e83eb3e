import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { appSecret } from "../card-shop.ts";
import { type CarrierShop, openCarrierShop } from "../database/carrier-shop.ts";
import { type RunningShop, startShop } from "../running-shop.ts";
import { ownDatabase } from "./own-database.ts";

// A shop killed while it books a courier: at each question to the carrier, before that has done what it was
// asked, and after it did. Its booking goes on when it is started again; the carrier knows no idempotency.

const patience = { timeout: 60_000, interval: 50 };
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
    ...{ SEED: "empty", APP_SECRET: appSecret, DATABASE_URL: own.url },
    SHIPROCKET_API_BASE: world.shop().config.carrier?.apiBase ?? "",
  });

const standing = (id: string) =>
  own.db
    .selectFrom("shipments")
    .select(["state", "awb", "label", "booking_step", "booking_claimed_until"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

/** Begins a booking, as if whoever began it were gone, or lets the time pass in which it was another's. */
const due = (id: string, set: object = {}) =>
  own.db
    .updateTable("shipments")
    .set({ ...set, booking_claimed_until: new Date(0) })
    .where("id", "=", id)
    .execute();
const begun = { state: "booking", carrier: "shiprocket", courier_id: 43, booking_step: "order" } as const;

test.each([
  ["before the carrier has made its order", "POST orders/create/adhoc", { status: 500 }],
  ["after it made its order, before the shop knows", "POST orders/create/adhoc", {}],
  ["after it gave the courier's number, before the shop knows", "POST courier/assign/awb", {}],
  ["after it asked for the pickup, before the shop knows", "POST courier/generate/pickup", {}],
  ["while the label is drawn", "POST courier/generate/label", { status: 500 }],
])("%s: one parcel is booked, once", async (_, endpoint, mishap) => {
  await world.steer("reset", {});
  const { id, name } = await world.parcel();
  await world.mishap(endpoint, { delay_ms: 60_000, ...mishap });
  // Begun while no shop runs: one that is killed right after it took the booking would keep it for minutes.
  await shop.kill();
  await due(id, begun);
  shop = await start();
  await vi.waitFor(async () => expect(await world.asked(endpoint)).toBeGreaterThan(0), patience);
  await shop.kill();
  await due(id);
  shop = await start();
  await vi.waitFor(async () => {
    expect(await standing(id)).toMatchObject({ state: "booked", booking_claimed_until: null });
  }, patience);
  const { awb } = await standing(id);
  expect(await world.orders()).toMatchObject([{ number: name, awb, cancelled: false }]);
  expect(await world.asked("POST courier/assign/awb")).toBe(1);
});
