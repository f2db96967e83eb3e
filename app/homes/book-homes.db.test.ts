import { expect, test } from "vitest";
import { askParcels } from "#order-admin/booking/ask-parcels.server.ts";
import { bookingShop } from "#order-admin/booking/carry-on.server.ts";
import { homesSentences } from "#order-admin/homes/homes-sentences.ts";
import { homesOf } from "#order-admin/homes/homes-summary.db.server.ts";
import { toBookOf } from "#order-admin/homes/homes-summary.ts";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { moveShipment } from "#orders/parcel-moves/move-shipment.server.ts";
import { eachCarrierShop, owner } from "../../tests/database/booked-parcels.ts";
import { addHomesOrder, homeRow, uploadHomes } from "../../tests/database/homes-order.ts";
import { patnaAddress } from "../../tests/patna-address.ts";
import { bookHomes } from "./book-homes.server.ts";
import { correctHome } from "./correct-home.server.ts";

const box = { lengthCm: 30, widthCm: 20, heightCm: 10 };
const registered = { buyer_company: "Meera & Sons", buyer_gstin: "10AAACM1206D1ZM" };
const measures = { weightGrams: 500, box };

eachCarrierShop("parcels to many homes", {}, ({ shop, world, resume }) => {
  const book = (orderId: string, only?: string[]) =>
    bookHomes(world().shop(), owner, { orderId, ...measures, only });
  const states = async (orderId: string) =>
    (await shop.rows("order_recipients", { order_id: orderId }, "row")).map(({ state }) => state);
  const parcels = (orderId: string) => shop.rows("shipments", { order_id: orderId }, "number");

  test("each known home gets one parcel, with its own address, and the carrier is asked once", async () => {
    const { orderId } = await addHomesOrder(shop.db, { count: 24 });
    const both = await Promise.all([book(orderId), book(orderId)]);
    const packed = both.map((done) => (done.kind === "done" ? done.packed : -1));
    expect(packed.reduce((sum, each) => sum + each)).toBe(24);
    await Promise.all([resume(), resume()]);
    const there = await world().orders();
    expect(there).toHaveLength(24);
    expect(new Set(there.map(({ number }) => number)).size).toBe(24);
    expect((await parcels(orderId)).every(({ state }) => state === "booked")).toBe(true);
    expect(new Set(await states(orderId))).toEqual(new Set(["packed"]));
    const { requests } = await world().steer("log");
    const told = requests.filter(
      ({ endpoint }: { endpoint: string }) => endpoint === "POST orders/create/adhoc",
    );
    expect(told).toHaveLength(24);
    const sent = JSON.stringify(told);
    expect(sent).toContain("Meera 25");
    expect(sent).not.toContain("Gandhi Path");
    expect(sent).not.toContain('"COD"');
    expect(await book(orderId)).toMatchObject({ kind: "done", packed: 0, asked: 0 });
  });

  test("two mails tell of all, and the history has a line for what moved the order", async () => {
    const { orderId } = await addHomesOrder(shop.db, { count: 3 });
    await book(orderId);
    await resume();
    for (const { number } of await world().orders())
      await world().steer("events", { parcel: number, tell: ["picked_up", "delivered"] });
    world().pass(10);
    await askParcels(bookingShop(world().shop()));
    expect(await states(orderId)).toEqual(["there", "there", "there"]);
    expect(await shop.row("orders", orderId)).toMatchObject({ fulfilment_state: "delivered" });
    expect((await shop.mails()).map(({ kind }) => kind)).toEqual(["order-status", "order-status"]);
    const notes = (await shop.rows("order_history", { order_id: orderId }, "id")).map(({ note }) => note);
    expect(notes).toEqual(["Parcels 1 to 3: packed", expect.any(String), expect.any(String)]);
  });

  test("what no courier takes stands in its row, and goes once its address is corrected", async () => {
    const home = (place: number) => (place === 1 ? { pincode: "744101", region: "Andaman" } : {});
    const { orderId, ids } = await addHomesOrder(shop.db, { count: 3, home, order: registered });
    await book(orderId);
    await resume();
    const [first, refused, last] = await parcels(orderId);
    expect([first?.state, refused?.state, last?.state]).toEqual(["booked", "draft", "booked"]);
    expect(refused?.trouble).toBe("No courier goes to this PIN code.");
    const seen = await shop.row("order_recipients", ids[1] ?? "");
    const address = { fullName: "Meera 3", addressLine1: "2 Boring Road", addressLine2: null, city: "Patna" };
    const delivery = {
      address: { ...address, state: "Bihar", pincode: "800001", country: "India" },
      phone: "9876543210",
    };
    const about = { orderId, id: seen.id, version: seen.version };
    expect(await correctHome(world().shop(), owner, about, delivery)).toEqual({ kind: "kept" });
    expect(await correctHome(world().shop(), owner, about, delivery)).toEqual({ kind: "stale" });
    expect(await states(orderId)).toEqual(["packed", "known", "packed"]);
    await book(orderId);
    await resume();
    expect((await parcels(orderId)).map(({ state }) => state)).toEqual([
      "booked",
      "cancelled",
      "booked",
      "booked",
    ]);
    const booked = await shop.row("order_recipients", ids[0] ?? "");
    const fixed = { orderId, id: booked.id, version: booked.version };
    expect(await correctHome(world().shop(), owner, fixed, delivery)).toEqual({ kind: "fixed" });
  });

  test("the last parcel waits while pieces are given to nobody, and those that are not made wait", async () => {
    const { orderId, line } = await addHomesOrder(shop.db, { count: 4, quantity: 6 });
    expect(await book(orderId)).toMatchObject({ packed: 3, asked: 3, ungiven: 2 });
    expect(await states(orderId)).toEqual(["packed", "packed", "packed", "known"]);
    await shop.set("order_items", line, { quantity: 4, unmade: 1 });
    expect(await book(orderId)).toMatchObject({ packed: 0, ungiven: 0, unmade: 1 });
    await shop.set("order_items", line, { unmade: 0 });
    expect(await book(orderId)).toMatchObject({ packed: 1, unmade: 0 });
  });

  test("what is wanted waits, and what came back goes again by the owner's word alone", async () => {
    const home = (place: number) => (place === 0 ? { state: "wanted" as const, address_line1: null } : {});
    const { orderId, ids } = await addHomesOrder(shop.db, { count: 3, home });
    expect(await book(orderId)).toMatchObject({ packed: 2 });
    const [one] = await parcels(orderId);
    await shop.set("shipments", one?.id ?? "", { state: "rto_received" });
    expect(await states(orderId)).toEqual(["wanted", "back", "packed"]);
    expect(await book(orderId)).toMatchObject({ packed: 0 });
    expect(await book(orderId, [ids[1] ?? ""])).toMatchObject({ packed: 1 });
    expect(await states(orderId)).toEqual(["wanted", "packed", "packed"]);
  });

  test("nothing leaves unpaid, cancelled, or of an order to one address", async () => {
    const lost = await addHomesOrder(shop.db, {
      count: 1,
      order: { fulfilment_state: "cancelled", status: "cancelled" },
    });
    expect(await book(lost.orderId)).toEqual({ kind: "unfit" });
    const plain = await shop.addOrder([{}]);
    expect(await book(plain)).toMatchObject({ kind: "done", packed: 0, asked: 0 });
    expect(await book("nobody")).toEqual({ kind: "missing" });
  });

  test("without a GSTIN all go to one state, and the invoice waits for the first to leave", async () => {
    const home = (place: number) => (place === 1 ? { region: "Odisha", pincode: "751001" } : {});
    const mixed = await addHomesOrder(shop.db, { count: 2, home });
    expect(await book(mixed.orderId)).toEqual({ kind: "several-states" });
    const summary = async (orderId: string) => (await homesOf(shop.db, orderId)) ?? expect.unreachable();
    expect(toBookOf(await summary(mixed.orderId))).toBe(0);
    expect(homesSentences(await summary(mixed.orderId))[0]).toContain("1 address is in another state");
    const asked = { forWhom: "owner", actorId: null } as const;
    for (const [order, stateCode] of [
      [{}, "10"],
      [{ ...registered, buyer_gstin: "07AAACM1206D1ZM" }, "07"],
    ] as const) {
      const { orderId } = await addHomesOrder(shop.db, { count: 2, order });
      await book(orderId);
      expect(await issueInvoice(world().shop(), orderId, asked)).toEqual({ ok: false, why: "not-sent" });
      const [first] = await parcels(orderId);
      await shop.inTransaction((trx) =>
        moveShipment(trx, world().shop(), first?.id ?? "", { state: "picked_up", at: new Date() }),
      );
      const issued = await issueInvoice(world().shop(), orderId, asked);
      expect(issued).toMatchObject({ ok: true, invoice: { parcels: 2, shipTo: { stateCode } } });
      expect(JSON.stringify(issued)).not.toContain("Meera 2");
      expect((await shop.mails()).map(({ kind }) => kind)).toContain("order-status");
    }
  });

  test("once the first is packed, homes elsewhere wait and hold up no other, and none moves there (HOMES-31)", async () => {
    const home = (place: number) => (place === 2 ? { state: "wanted" as const, address_line1: null } : {});
    const { orderId, ids } = await addHomesOrder(shop.db, { count: 4, home });
    const [first = "", asked = ""] = [ids[0], ids[2]];
    expect(await book(orderId, [first])).toMatchObject({ packed: 1, elsewhere: 0 });
    const cuttack = { address_line1: "2 Lake Road", city: "Cuttack", region: "Odisha", pincode: "753001" };
    await shop.set("order_recipients", asked, { ...cuttack, state: "known" });
    expect(await book(orderId)).toMatchObject({ packed: 2, elsewhere: 1 });
    expect(await states(orderId)).toEqual(["packed", "packed", "known", "packed"]);
    const [parcel] = await parcels(orderId);
    await shop.inTransaction((trx) =>
      moveShipment(trx, world().shop(), parcel?.id ?? "", { state: "picked_up", at: new Date() }),
    );
    const issued = await issueInvoice(world().shop(), orderId, { forWhom: "owner", actorId: null });
    expect(issued).toMatchObject({ ok: true, invoice: { shipTo: { stateCode: "10" } } });
    const { version } = await shop.row("order_recipients", asked);
    const correct = (state: string, pincode: string) =>
      correctHome(
        world().shop(),
        owner,
        { orderId, id: asked, version },
        {
          address: { ...patnaAddress, state, pincode, country: "India" },
          phone: "9876543210",
        },
      );
    expect(await correct("Odisha", "753001")).toEqual({
      kind: "refused",
      errors: {
        state: "Without a GSTIN all parcels of one order go to one state, and the others go to Bihar.",
      },
    });
    expect(await correct("Bihar", "800001")).toEqual({ kind: "kept" });
    expect(await book(orderId)).toMatchObject({ packed: 1, elsewhere: 0 });
  });

  test("a sheet that comes while parcels are booked takes the place of none that is packed (HOMES-5)", async () => {
    const { orderId } = await addHomesOrder(shop.db, { count: 60 });
    const rows = Array.from({ length: 60 }, (_, at) => homeRow(`House ${at}`, 1));
    const [booked, kept] = await Promise.all([book(orderId), uploadHomes(shop, orderId, rows)]);
    expect(booked).toMatchObject({ kind: "done", packed: 60 });
    const names = (await shop.rows("order_recipients", { order_id: orderId })).map(({ name }) => name ?? "");
    expect(names).toHaveLength(60);
    expect(new Set(names.map((name) => name.split(" ")[0]))).toEqual(
      new Set([kept.kind === "kept" ? "House" : "Meera"]),
    );
    const homes = (await parcels(orderId)).map(({ recipient_id }) => recipient_id);
    expect([homes.length, new Set(homes).size, homes.includes(null)]).toEqual([60, 60, false]);
  });
});
