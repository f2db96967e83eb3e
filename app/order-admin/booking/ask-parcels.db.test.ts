import { expect, test } from "vitest";
import { askSoon } from "#orders/booking-rows/asked-parcel.db.server.ts";
import { forgetLabels } from "#orders/booking-rows/booking-row.db.server.ts";
import { sweepUploads } from "#pictures/sweep-uploads.server.ts";
import { eachCarrierShop, owner } from "../../../tests/database/booked-parcels.ts";
import { longOnEmbedded } from "../../../tests/database/each-database.ts";
import { askParcels } from "./ask-parcels.server.ts";
import { bookAll } from "./book-all.server.ts";
import { bookingShop } from "./carry-on.server.ts";
import { labelsOf } from "./labels.server.ts";
import { heavierParcels, stuckBookings } from "./troubled-parcels.db.server.ts";

eachCarrierShop("parcels at the carrier", {}, ({ shop, world, found, resume }, kind) => {
  const ask = () => askParcels(bookingShop(world().shop()));
  const booked = async () => {
    const parcel = await world().parcel();
    await bookAll(world().shop(), owner, [parcel.id]);
    return { ...parcel, awb: (await found(parcel.id)).awb ?? "" };
  };
  const scans = (id: string) => shop.rows("carrier_events", { shipment_id: id }, "happened_at");
  const at = Date.parse("2026-11-22T04:00:00Z") / 1000;

  test("five times each and backwards, events say each scan once", async () => {
    const { id, orderId, name, awb } = await booked();
    const way = ["picked_up", "in_transit", "out_for_delivery"];
    await world().steer("events", { parcel: name, tell: way, at });
    await world().steer("events", { parcel: name, tell: ["delivered"], at: at + 3600 });
    const { events } = await world().steer("events");
    for (const event of Array(5).fill(events).flat().reverse()) {
      expect(await askSoon(shop.db, JSON.parse(event.body).awb, world().shop().now())).toBe(true);
      world().pass(0.1);
      await ask();
    }
    expect(await scans(id)).toMatchObject([
      { state: "picked_up", place: "Madhubani" },
      { state: "moving", place: "Patna" },
      { state: "out_for_delivery" },
      { state: "delivered" },
    ]);
    expect(await found(id)).toMatchObject({
      ...{ state: "delivered", awb, askAt: null, pickedUpAt: new Date(at * 1000) },
      deliveredAt: new Date((at + 3600) * 1000),
    });
    expect(await shop.row("orders", orderId)).toMatchObject({ fulfilment_state: "delivered" });
    expect(await shop.mails()).toHaveLength(2);
  });

  test("what comes back after a try at the door came back", async () => {
    const { id, name, orderId } = await booked();
    for (const tell of ["picked_up", "undelivered", "rto_initiated", "rto_delivered"]) {
      await world().steer("events", { parcel: name, tell: [tell] });
      world().pass(60 * 13);
      await ask();
    }
    expect((await found(id)).state).toBe("rto_received");
    expect(await shop.row("orders", orderId)).toMatchObject({ fulfilment_state: "cancelled" });
  });

  test("copies of the shop share the asking, and a carrier in trouble is left in peace for a minute", async () => {
    for (let index = 0; index < 5; index += 1) await booked();
    await world().mishap("GET courier/track/awb/:awb", { html: true, status: 502 });
    expect(await ask()).toMatchObject({ kind: "down" });
    const before = await world().asked("GET courier/track/awb/:awb");
    world().pass(2);
    await Promise.all([ask(), ask(), ask()]);
    expect((await world().asked("GET courier/track/awb/:awb")) - before).toBe(5);
    await ask();
    expect((await world().asked("GET courier/track/awb/:awb")) - before).toBe(5);
  });

  test("a heavier parcel costs more, and the owner is told; a lost one says so", async () => {
    const { id, name } = await booked();
    await world().steer("events", { parcel: name, tell: ["picked_up"], charged_weight: 2.2 });
    await ask();
    expect(await found(id)).toMatchObject({ state: "picked_up", charges: 24_300 + 2_700 });
    const heavier = [expect.objectContaining({ name, grams: 800, chargedGrams: 2200 })];
    expect(await heavierParcels(shop.db, world().shop().now())).toEqual(heavier);
    world().pass(8 * 24 * 60);
    expect(await heavierParcels(shop.db, world().shop().now())).toEqual([]);
    const later = Math.floor(world().shop().now().getTime() / 1000);
    await world().steer("events", { parcel: name, tell: ["lost"], at: later });
    await ask();
    expect(await found(id)).toMatchObject({ state: "picked_up", trouble: "The courier says it is lost." });
  });

  test("200 in one go with every tenth failing: the others are booked, those keep the carrier's words", {
    timeout: 120_000,
    ...longOnEmbedded(kind),
  }, async () => {
    // A server's turns are the same; fewer of them prove what is its own.
    const many = kind === "embedded" ? 200 : 40;
    const tenth = many / 10;
    const ids: string[] = [];
    for (let index = 0; index < many; index += 1) ids.push((await world().parcel()).id);
    const body = { awb_assign_status: 0, response: { data: { awb_assign_error: "Your wallet is empty." } } };
    await world().mishap("POST courier/assign/awb", { status: 200, body, every: 10, times: tenth });
    const outcome = await bookAll(world().shop(), owner, ids);
    world().pass(3);
    await resume();
    const parcels = await Promise.all(ids.map(found));
    expect(parcels.filter(({ state }) => state === "booked")).toHaveLength(many - tenth);
    const failed = parcels.filter(({ state }) => state === "draft");
    expect(failed.map(({ trouble }) => trouble)).toEqual(Array(tenth).fill("Your wallet is empty."));
    expect(outcome.booked + outcome.waiting + outcome.failed.length).toBe(many);
    expect(await world().orders()).toHaveLength(many);
    // A second press books the rest, and nothing twice.
    expect(await bookAll(world().shop(), owner, ids)).toMatchObject({ booked: tenth, waiting: 0 });
    const orders = await world().orders();
    expect(orders).toHaveLength(many);
    expect(new Set(orders.map(({ awb }) => awb)).size).toBe(many);
  });

  test("labels of several are one PDF, and go a month after their parcels arrived", async () => {
    const [first, second, none] = [await booked(), await booked(), await world().parcel()];
    const labels = await labelsOf(world().shop(), [first.id, second.id, none.id]);
    expect(labels.missing).toEqual([none.id]);
    const { PDFDocument } = await import("@cantoo/pdf-lib");
    // The first page names the parcel that has none.
    expect((await PDFDocument.load(labels.pdf ?? new Uint8Array())).getPageCount()).toBe(3);
    const whole = await labelsOf(world().shop(), [first.id, second.id]);
    expect((await PDFDocument.load(whole.pdf ?? new Uint8Array())).getPageCount()).toBe(2);
    const kept = (await found(first.id)).label ?? "";
    await shop.set("shipments", first.id, { state: "delivered" });
    await forgetLabels(world().shop(), new Date(Date.now() + 29 * 24 * 3_600_000));
    expect(await world().files.read(kept)).toBeDefined();
    await forgetLabels(world().shop(), new Date(Date.now() + 31 * 24 * 3_600_000));
    expect(await world().files.read(kept)).toBeUndefined();
    expect((await found(first.id)).label).toBeNull();
    expect((await found(second.id)).label).not.toBeNull();
  });

  test("a label whose keeping is cut off is swept like any file that nobody holds", async () => {
    const { id } = await world().parcel();
    const shop = world().shop();
    const { files } = world();
    const before = await files.list("private/");
    const put = async (...file: Parameters<typeof shop.files.put>) => {
      await shop.files.put(...file);
      throw new Error("killed");
    };
    await expect(bookAll({ ...shop, files: { ...shop.files, put } }, owner, [id])).rejects.toThrow("killed");
    const left = async () => (await files.list("private/")).filter((key) => !before.includes(key));
    expect(await left()).toHaveLength(1);
    world().pass(3);
    await resume();
    const { label } = await found(id);
    expect(await left()).toHaveLength(2);
    await sweepUploads({ ...shop, now: () => new Date(Date.now() + 25 * 3_600_000) });
    expect(await left()).toEqual([label]);
  });

  test("a booking that nobody answers for half an hour is told to the owner", async () => {
    const { id, name } = await world().parcel();
    await world().mishap("*", { status: 503, times: 100 });
    await bookAll(world().shop(), owner, [id]);
    for (let round = 0; round < 4; round += 1) {
      expect(await stuckBookings(shop.db)).toEqual([]);
      world().pass(31);
      await resume();
    }
    expect(await stuckBookings(shop.db)).toEqual([expect.objectContaining({ name })]);
  });
});
