import { expect, test } from "vitest";
import { readMissingNumbers, readNumberRuns } from "#books/reading/paper-numbers.db.server.ts";
import { rangeOf } from "#books/rules/number-runs.ts";
import { paise } from "#values/money/money.ts";
import { eachShop, manyAtOnce, shopWith, type TestShop } from "../../../tests/database/each-shop.ts";
import { addDevice, openStall } from "../../../tests/database/stall-shop.ts";
import { readDevices, readMissing, readTrouble } from "../admin/read-devices.db.server.ts";
import { waitingStallSales } from "../books/waiting-sales.db.server.ts";
import { giveNumberUp, lookAtSale } from "../counting/settle-numbers.server.ts";

eachShop("what a stall's device sends", { begin: openStall }, (shop) => {
  const numbers = () => shop.column("invoices", "number", {}, "series", "financial_year", "serial");
  const goods = async () =>
    (await shop.rows("stall_goods", {}, "name")).map(({ product_id, taken, sold, back }) => ({
      [product_id]: [taken, sold, back],
    }));
  const pieces = () => shop.column("products", "stock_count", { id: "few" });

  test("becomes the order that the owner would have made: paid, taken along, billed by its number (STALL-7)", async () => {
    const device = await addDevice(shop);
    device.sell({ pay: "upi", reference: "123456789012" }, { few: 2, tote: 1 });
    const answer = await device.send();
    expect(answer).toMatchObject({ have: { "26-27": 1 }, sales: [{ state: "booked" }] });
    const order = await shop.row("orders");
    expect(order).toMatchObject({
      ...{ status: "delivered", payment_state: "captured", total_amount: "700.00", placed_at: shop.clock },
      ...{
        billing_full_name: "Saras Mela",
        billing_email: "",
        billing_phone: null,
        owner_told_at: shop.clock,
      },
    });
    expect(await shop.rows("order_dues")).toMatchObject([{ method: "upi", reference: "123456789012" }]);
    expect(await shop.rows("order_items", {}, "id")).toMatchObject([
      { product_id: "few", quantity: 2, stock_taken: 2 },
      { product_id: "tote", quantity: 1, stock_taken: 0 },
    ]);
    const invoice = await shop.row("invoices");
    expect(invoice).toMatchObject({
      number: "SA/26-27/000001",
      series: "SA",
      serial: 1,
      issued_at: shop.clock,
    });
    expect(await shop.rows("stall_orders")).toEqual([{ order_id: order.id, stall_id: "patna" }]);
    expect([await pieces(), await goods()]).toEqual([[2], [{ tote: [2, 1, 0] }, { few: [3, 2, 0] }]]);
    expect(await shop.mails()).toEqual([]);
    const done = (await shop.audit()).map(({ action }) => action);
    expect(done).toEqual(expect.arrayContaining(["order.payment_received", "order.invoice_issued"]));
  });

  test("and can't be booked for an hour, whatever the reason, is named (STALL-12)", async () => {
    const device = await addDevice(shop);
    device.sell();
    const broken = {
      ...shop,
      get config(): never {
        throw new Error("nobody foresaw this");
      },
    };
    expect(await device.send(device.sold, broken)).toMatchObject({
      sales: [{ state: "kept" }],
    });
    const told = async (now: Date) => {
      const waiting = shop.db.selectNoFrom(waitingStallSales(now).stallTrouble.as("count"));
      const [{ unbooked } = { unbooked: 0 }] = await readDevices(shop.db, now);
      return [(await waiting.executeTakeFirstOrThrow()).count, unbooked];
    };
    const anHourOn = new Date(shop.clock.getTime() + 60 * 60_000);
    expect([await told(shop.clock), await told(anHourOn)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
    await device.send();
    expect(await told(anHourOn)).toEqual([0, 0]);
  });

  test("is booked once, and its number given once, of twenty same posts at once on two copies (STALL-6)", async () => {
    const device = await addDevice(shop);
    for (let at = 0; at < 5; at += 1) device.sell({}, { tote: 1 });
    const copies = [shop, { ...shop, db: shop.db }];
    const answers = await manyAtOnce(20, (at) =>
      device.send(device.sold, (copies[at % 2] ?? shop) as typeof shop),
    );
    for (const answer of answers) expect(answer.have).toEqual({ "26-27": 5 });
    await device.send();
    expect(await numbers()).toEqual([1, 2, 3, 4, 5].map((serial) => `SA/26-27/00000${serial}`));
    expect([await shop.count("orders"), await shop.count("stall_sales", { state: "booked" })]).toEqual([
      5, 5,
    ]);
    expect(await goods()).toContainEqual({ tote: [2, 5, 0] });
  });

  test("waits behind a gap, and goes on once that is there (STALL-10)", async () => {
    const device = await addDevice(shop);
    const [first, second, third] = [device.sell(), device.sell(), device.sell()];
    expect(await device.send([third, first])).toMatchObject({
      have: { "26-27": 1 },
      sales: [
        { id: first?.id, state: "booked" },
        { id: third?.id, state: "kept" },
      ],
    });
    expect(await shop.row("stall_series")).toMatchObject({ last: 3, have: 1, done: 1 });
    expect(await device.send([second])).toMatchObject({ have: { "26-27": 3 } });
    expect(await shop.count("orders")).toBe(3);
  });

  test.each<[string, Parameters<Awaited<ReturnType<typeof addDevice>>["sell"]>]>([
    ["sum", [{ total: paise(1) }]],
    ["list", [{ listId: "f".repeat(32) }]],
    ["goods", [{ lines: [{ productId: "out", variantId: null, quantity: 1, unitPrice: paise(1) }] }]],
    ["ahead", [{ at: "2026-11-22T10:00:01Z" }]],
    ["early", [{ at: "2026-11-19T10:00:00Z" }]],
    ["year", [{ year: "25-26" }]],
    ["large", [{}, { tote: 100 }]],
    ["illegible", [{ total: paise(-5) }]],
  ])(
    "is looked at by the owner and never booked where it is trouble: %s (STALL-12)",
    async (why, [change, sold]) => {
      const device = await addDevice(shop);
      const [wrong, right] = [device.sell(change, sold), device.sell()];
      const sales = [wrong, { ...right, counter: why === "year" ? 1 : 2 }];
      const answer = await device.send(sales);
      expect(answer.sales).toEqual([
        { id: wrong.id, state: "trouble", why },
        { id: right.id, state: "booked" },
      ]);
      expect(await shop.count("orders")).toBe(1);
      expect(await shop.count("stall_sales")).toBe(2);
    },
  );

  test("under a number that was given already is kept beside it, and the first stands (STALL-12)", async () => {
    const device = await addDevice(shop);
    const first = device.sell();
    await device.send();
    const other = { ...first, id: first.id.replace(/^./, "f"), pay: "upi" };
    expect((await device.send([other])).sales).toEqual([{ id: other.id, state: "trouble", why: "doubled" }]);
    expect((await device.send([{ ...first, pay: "upi" }])).sales).toEqual([
      { id: first.id, state: "booked" },
    ]);
    expect(await shop.count("stall_sales", { trouble: "doubled" })).toBe(2);
    expect(await shop.count("orders")).toBe(1);
  });

  test("a number that was thrown away is no order, and the next one is booked (STALL-11)", async () => {
    const device = await addDevice(shop);
    device.throwAway();
    device.sell();
    expect((await device.send()).sales.map(({ state }) => state)).toEqual(["booked", "booked"]);
    expect(await numbers()).toEqual(["SA/26-27/000002"]);
  });

  test("of two devices, 500 sales over the midnight of 31 March: no gap, nothing twice, stock exact (STALL-9)", async () => {
    shop.clock = new Date("2027-03-31T18:20:00Z");
    const devices = [await addDevice(shop), await addDevice(shop, "Sunita's phone")];
    const posts: (() => Promise<unknown>)[] = [];
    for (const device of devices)
      for (let post = 0; post < 5; post += 1) {
        const sales = Array.from({ length: 50 }, (_, at) =>
          device.sell(
            { at: new Date(shop.clock.getTime() + (post * 50 + at) * 5_000).toISOString() },
            { tote: 1 },
          ),
        );
        posts.push(() => device.send(sales));
      }
    shop.pass({ hours: 1 });
    await manyAtOnce(posts.length, (at) => posts[at]?.());
    for (const device of devices) await device.send([]);
    const rows = await shop.rows("invoices", {}, "series", "financial_year", "serial");
    expect(rows).toHaveLength(500);
    for (const series of ["SA", "SB"]) {
      const of = (year: string) =>
        rows
          .filter((row) => row.series === series && row.financial_year === year)
          .map(({ serial }) => serial);
      expect(of("26-27")).toEqual(Array.from({ length: 120 }, (_, at) => at + 1));
      expect(of("27-28")).toEqual(Array.from({ length: 130 }, (_, at) => at + 1));
    }
    expect(await goods()).toContainEqual({ tote: [2, 500, 0] });
    expect(await pieces()).toEqual([2]);
  });

  test("and its stall's pieces are exact where several sell the same at once", async () => {
    const devices = [await addDevice(shop), await addDevice(shop, "Sunita's phone")];
    for (const device of devices) device.sell({}, { few: 1 });
    await manyAtOnce(2, (at) => devices[at]?.send());
    for (const device of devices) device.sell({}, { few: 1 });
    await manyAtOnce(2, (at) => devices[at]?.send());
    expect([await goods(), await pieces()]).toEqual([[{ tote: [2, 0, 0] }, { few: [3, 4, 0] }], [2]]);
    const taken = await shop.column("order_items", "stock_taken");
    expect(taken.reduce((all, each) => all + each, 0)).toBe(3);
  });

  test("to a shop that was restored from an older backup comes again, once (STALL-13)", async () => {
    const device = await addDevice(shop);
    device.sell();
    device.sell();
    await device.send();
    const forgotten = await shop.row("stall_sales", { counter: 2 });
    await shop.remove("invoices", { serial: 2 });
    await shop.set("stall_sales", { counter: 2 }, { order_id: null });
    await shop.remove("stall_sales", { counter: 2 });
    await shop.remove("orders", { id: forgotten.order_id ?? "" });
    await shop.set("stall_series", {}, { have: 1, done: 1, last: 1 });
    expect((await device.send([])).have).toEqual({ "26-27": 1 });
    await device.send(device.sold.slice(1));
    expect(await numbers()).toEqual(["SA/26-27/000001", "SA/26-27/000002"]);
  });
});

eachShop("the numbers of a stall's device", { begin: openStall }, (shop) => {
  const gstin = "10AABCU9603R1ZJ";
  test("are a series of their own in the month's documents, with those that are cancelled (STALL-11)", async () => {
    const registered = shopWith(shop, { gstin }) as TestShop;
    const device = await addDevice(registered);
    device.sell();
    device.throwAway();
    device.sell({ total: paise(1) });
    device.sell();
    await device.send(device.sold, registered);
    const month = { from: new Date("2026-10-31T18:30:00Z"), until: new Date("2026-11-30T18:30:00Z") };
    const runs = await readNumberRuns(shop.db, month, gstin);
    expect(runs.map(rangeOf)).toEqual([
      { from: "SA/26-27/000001", to: "SA/26-27/000004", count: 4, cancelled: 2 },
    ]);
    expect(await readMissingNumbers(shop.db, month)).toEqual([]);
  });

  test("go on once somebody says that one is lost, and only the one that is missing is (STALL-10)", async () => {
    const device = await addDevice(shop);
    const [, lost, third] = [device.sell(), device.sell(), device.sell()];
    await device.send([device.sold[0], third]);
    expect(await readMissing(shop.db)).toMatchObject([{ letter: "A", counter: 2 }]);
    const give = (counter: number) =>
      giveNumberUp(shop, shop.owner, { deviceId: device.id, year: "26-27", counter, reason: "phone broke" });
    expect([await give(1), await give(3), await give(4)]).toEqual([false, false, false]);
    const done = await manyAtOnce(5, () => give(2));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await shop.count("orders")).toBe(2);
    expect((await device.send([lost])).sales).toMatchObject([{ state: "trouble", why: "doubled" }]);
    expect(await shop.row("stall_sales", { trouble: "doubled" })).toMatchObject({ counter: 2 });
    expect(await readMissing(shop.db)).toEqual([]);
  });

  test("in trouble are looked at once, with a note (STALL-12)", async () => {
    const device = await addDevice(shop);
    const { id } = device.sell({ total: paise(1) });
    await device.send();
    expect(await readTrouble(shop.db)).toMatchObject([{ number: "SA/26-27/000001", names: ["Rare Bag"] }]);
    const look = () => lookAtSale(shop, shop.owner, { deviceId: device.id, id, note: "order made" });
    expect([await look(), await look()]).toEqual([true, false]);
    expect(await readTrouble(shop.db)).toEqual([]);
  });
});
