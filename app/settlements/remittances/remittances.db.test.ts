import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { eachShop, manyAtOnce, shopOwner } from "../../../tests/database/each-shop.ts";
import { inState } from "../../../tests/database/order-row.ts";
import { addAdmin } from "../../../tests/database/profile-row.ts";
import { importRemittance } from "./import-remittance.server.ts";
import { findRemittance, linesOfRemittance, listRemittances } from "./list-remittances.db.server.ts";

const owner = shopOwner({ fullName: "Meera Owner" });
const begin = (shop: Parameters<Parameters<typeof eachShop>[2]>[0]) => addAdmin(shop.db, owner);

const head = "AWB,COD Amount,Charges,UTR,Date\n";
const fileOf = (...lines: string[]) => `${head}${lines.map((line) => `${line},01/12/2026\n`).join("")}`;

eachShop("what couriers brought", { begin }, (shop) => {
  const read = (csv: string, more: { fingerprint?: string; chosen?: object; carrier?: string } = {}) =>
    importRemittance(shop, owner, {
      ...{
        bytes: new TextEncoder().encode(csv),
        carrier: "Delhivery",
        chosen: undefined,
        usual: { utr: "", on: "2026-12-02" },
      },
      ...more,
    });
  const check = async (csv: string, more: Parameters<typeof read>[1] = {}) => {
    const checked = await read(csv, more);
    if (checked.kind !== "checked") throw new Error(`not checked: ${JSON.stringify(checked)}`);
    return checked;
  };
  const take = async (csv: string, more: Parameters<typeof read>[1] = {}) =>
    read(csv, { ...more, fingerprint: (await check(csv, more)).fingerprint });
  /** An order of ₹500.50 for cash, delivered in one parcel. */
  const sent = async (awb: string, more: object = {}) => {
    const order_id = await shop.addOrder([], { ...inState("delivered"), total_amount: "500.50" });
    const parcel = {
      order_id,
      awb,
      number: 1,
      state: "delivered",
      direction: "out",
      cash_to_collect: "500.50",
    } as const;
    await shop.add("shipments", { ...parcel, ...more });
    return order_id;
  };
  const standing = async (id: string) => (await shop.row("orders", id)).payment_state;
  const sums = async () =>
    (await listRemittances(shop.db)).map(({ utr, amount, lines, odd }) => [utr, amount, lines, odd]);

  test("MONEY-4: a dry run changes nothing; what was checked is imported, and each order's cash noted, once", async () => {
    const [whole, short, over] = [await sent("AW-1"), await sent("AW-2"), await sent("aw-3")];
    const csv = fileOf(
      "AW-1,500.50,10,U1",
      "AW-2,400,10,U1",
      "AW-3,501,0,U2",
      "XX-9,99,9,U2",
      "AW-1,500.50,10,U2",
    );
    const checked = await check(csv);
    expect(checked.run).toMatchObject({
      states: { matched: 1, short: 1, over: 1, unknown: 1, twice: 1 },
      ...{ added: 4, known: 0, collected: 1401_50, charges: 20_00, faultCount: 0 },
    });
    expect(await shop.count("remittances")).toBe(0);
    expect(await read(csv, { fingerprint: "another" })).toMatchObject({ kind: "checked", isChanged: true });
    const pressed = await manyAtOnce(4, () => read(csv, { fingerprint: checked.fingerprint }));
    expect(pressed.map(({ kind }) => kind).sort()).toEqual(["applied", "checked", "checked", "checked"]);
    expect(await sums()).toEqual(
      expect.arrayContaining([
        ["U1", 880_50, 2, 1],
        ["U2", 501_00, 2, 2],
      ]),
    );
    expect(await Promise.all([whole, short, over].map(standing))).toEqual([
      "cod_collected",
      "cod_due",
      "cod_collected",
    ]);
    expect(await shop.rows("order_history", { order_id: whole })).toMatchObject([{ note: "Cash collected" }]);
    expect(await shop.rows("audit_log", { action: "remittance.imported" })).toHaveLength(1);
    const again = await check(csv);
    expect(again.run).toMatchObject({ added: 0, known: 4 });
    await take(csv);
    expect(await sums()).toEqual(
      expect.arrayContaining([
        ["U1", 880_50, 2, 1],
        ["U2", 501_00, 2, 2],
      ]),
    );
    expect(await shop.count("order_history")).toBe(2);
  });

  test("MONEY-4: parcels are counted, not lines; a file of none of ours is nothing to import", async () => {
    const unknown = ["ZW-1,500,0,U1", "ZW-1,-500,0,U1", "ZW-1,500,0,U1", "ZW-2,500,0,U1"];
    const strange = await take(fileOf(...unknown));
    expect(strange).toMatchObject({ kind: "checked", isChanged: false });
    expect(strange).toHaveProperty("run.states", { matched: 0, short: 0, over: 0, unknown: 2, twice: 0 });
    expect(await shop.count("remittance_lines")).toBe(0);
    await sent("YW-1");
    const csv = fileOf("YW-1,500.50,0,U1", "YW-1,-500.50,0,U1", ...unknown);
    expect((await check(csv)).run).toMatchObject({ states: { matched: 1, unknown: 2, twice: 0 }, added: 3 });
    expect(await take(csv)).toMatchObject({ kind: "applied", parcels: 3 });
    expect(await listRemittances(shop.db)).toMatchObject([{ lines: 5, parcels: 3, odd: 2, amount: 0 }]);
  });

  test("MONEY-4: a parcel brought in another remittance counts once; one that was unknown is known when it is", async () => {
    const first = await sent("BW-1");
    await take(fileOf("BW-1,500.50,0,U1", "BW-2,500.50,5,U1"));
    expect((await check(fileOf("BW-1,500.50,0,U7"))).run.states).toMatchObject({ twice: 1 });
    await take(fileOf("BW-1,500.50,0,U7"));
    expect((await check(fileOf("BW-1,500.50,0,U7"))).run).toMatchObject({ added: 0, known: 1 });
    expect(await sums()).toEqual(
      expect.arrayContaining([
        ["U7", 0, 1, 1],
        ["U1", 500_50, 2, 1],
      ]),
    );
    const late = await sent("BW-2");
    await take(fileOf("BW-1,500.50,0,U1", "BW-2,500.50,5,U1"));
    expect(await sums()).toEqual(
      expect.arrayContaining([
        ["U7", 0, 1, 1],
        ["U1", 996_00, 2, 0],
      ]),
    );
    expect([await standing(first), await standing(late)]).toEqual(["cod_collected", "cod_collected"]);
    // Another courier may number its parcels alike; what a courier takes back is its own line.
    expect((await check(fileOf("BW-1,-500.50,0,U9"), { carrier: "Ekart" })).run.states).toMatchObject({
      matched: 1,
    });
    expect((await check(fileOf("BW-1,-500.50,0,U9"))).run.states).toMatchObject({ matched: 1 });
    const [{ id = "" } = {}] = (await listRemittances(shop.db)).filter(({ utr }) => utr === "U7");
    expect(await linesOfRemittance(shop.db, id, { size: 50, page: 1 })).toMatchObject([
      { awb: "BW-1", state: "twice" },
    ]);
    expect(await findRemittance(shop.db, "none")).toBeUndefined();
  });

  test("MONEY-4: a loaded order is found by its parcel's number, and so is one that left by its status", async () => {
    const loaded = { ...inState("delivered"), total_amount: "500.50", tracking_number: "dw-1" };
    const [order, paid] = [
      await shop.addOrder([], loaded),
      await shop.addOrder([], {
        ...loaded,
        payment_method: "razorpay",
        payment_state: "captured",
        tracking_number: "DW-2",
      }),
    ];
    await sent("DW-3", {
      order_id: await shop.addOrder([], { ...loaded, tracking_number: "DW-3" }),
      ...{ cash_to_collect: "0", weight_grams: 300 },
    });
    const byStatus = await sent("DW-4", { cash_to_collect: "0" });
    await take(fileOf("DW-1,500.50,5,U1", "DW-2,0,5,U1", "DW-3,1,5,U1", "DW-4,500.50,0,U1"));
    const lines = await shop.rows("remittance_lines", {}, "awb");
    expect(
      lines.map(({ order_id, state, expected_paise }) => [order_id, state, Number(expected_paise)]),
    ).toEqual([
      [order, "matched", 500_50],
      [paid, "matched", 0],
      [expect.any(String), "over", 0],
      [byStatus, "matched", 500_50],
    ]);
    expect(await standing(order)).toBe("cod_collected");
  });

  test("MONEY-4: columns are chosen once and kept of their courier; without a parcel's number it is refused", async () => {
    await sent("CW-1");
    const csv = "Ref A,Ref B\nCW-1,500.50\n";
    expect(await read(csv)).toEqual({ kind: "unreadable", problem: "no-awb", headings: ["Ref A", "Ref B"] });
    await take(csv, { chosen: { awb: "Ref A", collected: "Ref B" } });
    expect((await check(csv, { carrier: "DELHIVERY" })).run).toMatchObject({ known: 1 });
    expect(await read(csv, { carrier: "Ekart" })).toMatchObject({ problem: "no-awb" });
    expect(await listRemittances(shop.db)).toMatchObject([
      { carrier: "Delhivery", utr: "", on: "2026-12-02", amount: 500_50 },
    ]);
  });
});

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");
const megabyte = 1024 * 1024;

eachShop("a courier's file of a hundred thousand lines", { on: "server", begin }, (shop) => {
  test("is read and imported in flat memory, and again changes nothing (MONEY-4)", async () => {
    const delivered = { ...inState("delivered"), total_amount: "500.00", tracking_number: "SR1000000" };
    await shop.addOrder([], delivered);
    const lines = Array.from(
      { length: 100_000 },
      (_, n) => `SR${1_000_000 + n},500.00,10.00,U1,01/12/2026\n`,
    );
    const bytes = new TextEncoder().encode(head + lines.join(""));
    lines.length = 0;
    const asked = { bytes, carrier: "Delhivery", chosen: undefined, usual: { utr: "", on: "2026-12-02" } };
    collectGarbage();
    const before = process.memoryUsage().heapUsed / megabyte;
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().heapUsed / megabyte);
    }, 100);
    const checked = await importRemittance(shop, owner, asked);
    const fingerprint = checked.kind === "checked" ? checked.fingerprint : "";
    const done = await importRemittance(shop, owner, { ...asked, fingerprint });
    clearInterval(watch);
    expect(done).toMatchObject({ kind: "applied", parcels: 100_000 });
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from remittance_lines`.execute(
      shop.db,
    );
    expect(rows).toEqual([{ n: 100_000 }]);
    // Each parcel's number is remembered once; its line is not.
    expect(most - before).toBeLessThan(120);
  }, 300_000);
});
