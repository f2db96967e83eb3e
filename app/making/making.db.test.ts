import { expect, test } from "vitest";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { eachShop, manyAtOnce, type TestShop } from "../../tests/database/each-shop.ts";
import { lotWork } from "../../tests/database/lot-work.ts";
import { beginWork, checkWork, finishPieces } from "./do-work.server.ts";
import { giveWork, takeWorkBack } from "./give-work.server.ts";
import { makeForStock, makeLotsOf } from "./make-lots.server.ts";
import { tellProblem } from "./tell-problem.server.ts";

const makers = ["asha", "sunita", "rekha"].map((id) => ({ id, name: id }));

async function begin(shop: TestShop): Promise<void> {
  await shop.addProducts([{ id: "bag", name: "Bag", stock_count: 3 }]);
  await shop.addAll("artisans", makers);
  await shop.add("profiles", { id: shop.owner.id, full_name: "Owner", email: shop.owner.email });
  await shop.add("artisans", { id: "leela", name: "leela", working: false });
}

const steps = (...rates: (string | null)[]) =>
  rates.map((rate, index) => ({ product_id: "bag", position: index + 1, name: `Step ${index + 1}`, rate }));

eachShop("work on a lot", { begin, at: "2027-04-02T10:00:00Z" }, (shop) => {
  async function lotOf(quantity: number): Promise<string> {
    const lot = await makeForStock(shop, shop.owner, {
      productId: "bag",
      variantId: null,
      quantity,
      dueOn: "2027-05-01",
    });
    return lot?.id ?? "";
  }
  const lot = (id: string) => shop.row("lots", id);
  const part = (id: string) => shop.row("lot_parts", id);
  const stock = async () => (await shop.row("products")).stock_count;

  const { seen, give, given, finish, check } = lotWork(shop);

  test("the same form sent by twenty at once begins one lot", async () => {
    const id = "3f0c6a52-8f3e-4b0a-9d51-0c3a1a2b4c5d";
    const form = { id, productId: "bag", variantId: null, quantity: 5, dueOn: null };
    const made = await manyAtOnce(20, () => makeForStock(shop, shop.owner, form));
    expect(new Set(made.map((lot) => lot?.number))).toEqual(new Set(["W-27-28-0001"]));
    expect([await shop.count("lots"), (await shop.audit()).length]).toEqual([1, 1]);
  });

  test("what a maker sends again counts once, whatever was pressed since (MAKING-23)", async () => {
    const partId = await given(await lotOf(12), 1, ["asha", 12]);
    const problem = { partId, artisanId: "asha", key: "told", text: "No red", photo: null };
    const begun = { ...(await seen(partId)), key: "begun" };
    await beginWork(shop, begun);
    const done = { ...(await seen(partId)), key: "done", pieces: 5 };
    await finishPieces(shop, done);
    await tellProblem(shop, problem);
    await finishPieces(shop, { ...(await seen(partId)), key: "more", pieces: 1 });
    for (let again = 0; again < 2; again += 1) {
      expect(await beginWork(shop, begun)).toMatchObject({ kind: "kept" });
      expect(await finishPieces(shop, done)).toMatchObject({ kind: "kept", counts: { done: 6 } });
      expect(await tellProblem(shop, problem)).toEqual({ kind: "told" });
    }
    expect([(await part(partId)).done, await shop.count("lot_notes")]).toEqual([6, 1]);
  });

  test("lots are numbered without a gap, each financial year anew", async () => {
    const make = () =>
      makeForStock(shop, shop.owner, { productId: "bag", variantId: null, quantity: 5, dueOn: null });
    const numbers = (await manyAtOnce(5, make)).map((made) => made?.number);
    expect(numbers.sort()).toEqual([1, 2, 3, 4, 5].map((serial) => `W-27-28-000${serial}`));
    shop.clock = new Date("2027-03-31T10:00:00Z");
    expect((await make())?.number).toBe("W-26-27-0001");
    expect(
      await makeForStock(shop, shop.owner, {
        ...{ productId: "none", variantId: null },
        quantity: 5,
        dueOn: null,
      }),
    ).toBe(undefined);
  });

  test("is given to several makers at its frozen rate, and never more than there is", async () => {
    await shop.addAll("product_steps", steps("180", null));
    const id = await lotOf(12);
    expect(await give(id, 1, ["asha", 7], ["sunita", 5])).toMatchObject({ kind: "given" });
    await shop.set("product_steps", { position: 1 }, { rate: "200" });
    expect(await give(id, 1, ["rekha", 1])).toEqual({ kind: "too-many", left: 0, of: 12 });
    expect(await give(id, 2, ["asha", 6], ["asha", 7])).toEqual({ kind: "too-many", left: 12, of: 12 });
    expect(await give(id, 2, ["asha", 6], ["leela", 6])).toEqual({ kind: "no-maker", row: 1 });
    expect(await give(id, 3, ["asha", 6])).toEqual({ kind: "gone" });
    expect(
      (await shop.rows("lot_parts", {}, "quantity")).map(({ rate, quantity }) => [rate, quantity]),
    ).toEqual([
      ["180.00", 5],
      ["180.00", 7],
    ]);
    expect((await lot(id)).steps).toMatchObject([{ name: "Step 1", rate: 18_000 }, { rate: null }]);
  });

  test("given by two at once is given once", async () => {
    const id = await lotOf(12);
    const { version } = await lot(id);
    const rows = [{ artisanId: "asha", pieces: 6, dueOn: null }];
    const all = await manyAtOnce(10, () =>
      giveWork(shop, shop.owner, { lotId: id, version, steps: [1], rows }),
    );
    expect(all.filter(({ kind }) => kind === "given")).toHaveLength(1);
    expect(await shop.count("lot_parts")).toBe(1);
  });

  test("is done and looked at: what the last step passes is for sale, and the lot is done", async () => {
    await shop.addAll("product_steps", steps("180", "20"));
    const id = await lotOf(12);
    const [first, second] = [await given(id, 1, ["asha", 12]), await given(id, 2, ["sunita", 12])];
    expect(await finish(second, 1)).toEqual({ kind: "step-before", passed: 0 });
    await finish(first, 12);
    expect(await check(first, 10, 2)).toMatchObject({ isLotDone: false });
    expect(await part(first)).toMatchObject({ state: "begun", done: 12, passed: 10, rework: 2 });
    expect(await finish(second, 11)).toEqual({ kind: "step-before", passed: 10 });
    await finish(second, 10);
    expect(await check(second, 11)).toEqual({ kind: "not-in-range", most: 10 });
    await check(second, 10);
    expect([await stock(), (await lot(id)).state]).toEqual([13, "open"]);
    expect(await finish(first, 3)).toEqual({ kind: "not-in-range", most: 2 });
    await finish(first, 2);
    await check(first, 2);
    await finish(second, 2);
    expect(await check(second, 2)).toMatchObject({ isLotDone: true });
    expect([await stock(), (await lot(id)).state]).toEqual([15, "done"]);
    expect((await shop.rows("lot_parts")).map(({ state }) => state)).toEqual(["checked", "checked"]);
    const owed = (await shop.rows("maker_entries")).map(
      ({ artisan_id, amount }) => `${artisan_id} ${amount}`,
    );
    expect(owed.sort()).toEqual(["asha 1800.00", "asha 360.00", "sunita 200.00", "sunita 40.00"]);
  });

  test("'Done' and 'Check' that are sent twenty times at once count once", async () => {
    const partId = await given(await lotOf(12), 1, ["asha", 12]);
    const { version } = await part(partId);
    const own = { partId, version, artisanId: "asha", pieces: 5 };
    const done = await manyAtOnce(20, () => finishPieces(shop, own));
    expect(done.map(({ kind }) => kind).sort()).toEqual(["kept", ...Array(19).fill("stale")]);
    const found = { partId, version: version + 1, passed: 3, rework: 0, note: null, photo: null };
    await manyAtOnce(20, () => checkWork(shop, shop.owner, found));
    expect([(await part(partId)).passed, await stock()]).toEqual([3, 6]);
    expect(await shop.count("maker_entries")).toBe(0);
  });

  test("is another maker's, or was taken back: she is told so, and nothing counts", async () => {
    const partId = await given(await lotOf(12), 1, ["asha", 12]);
    const own = { partId, version: 1, artisanId: "asha" };
    expect(await finishPieces(shop, { ...own, artisanId: "sunita", pieces: 1 })).toEqual({ kind: "gone" });
    expect(await takeWorkBack(shop, shop.owner, { partId, version: 2 })).toEqual({ kind: "stale" });
    expect(await takeWorkBack(shop, shop.owner, { partId, version: 1 })).toEqual({ kind: "taken" });
    expect(await beginWork(shop, own)).toEqual({ kind: "taken-away" });
    expect(await takeWorkBack(shop, shop.owner, { partId, version: 2 })).toEqual({ kind: "gone" });
    expect(await part(partId)).toMatchObject({ state: "cancelled", done: 0 });
  });

  test("beside its being taken back is begun or taken, never both", async () => {
    for (let round = 0; round < 6; round += 1) {
      const partId = await given(await lotOf(12), 1, ["asha", 12]);
      const own = { partId, version: 1, artisanId: "asha" };
      const [begun, taken] = await Promise.all([beginWork(shop, own), takeWorkBack(shop, shop.owner, own)]);
      const { state } = await part(partId);
      const kinds = [begun.kind, taken.kind];
      expect([kinds, state]).toEqual(
        state === "begun" ? [["kept", "stale"], "begun"] : [["taken-away", "taken"], "cancelled"],
      );
    }
  });

  test("what is begun is not taken back; a problem is kept with it", async () => {
    const partId = await given(await lotOf(12), 1, ["asha", 12]);
    const own = { partId, version: 1, artisanId: "asha" };
    expect(await beginWork(shop, own)).toMatchObject({ kind: "kept" });
    expect(await takeWorkBack(shop, shop.owner, { partId, version: 2 })).toEqual({ kind: "begun" });
    const told = { partId, artisanId: "asha", key: "k", text: "No red colour", photo: null };
    expect(await manyAtOnce(5, () => tellProblem(shop, told))).toContainEqual({ kind: "told" });
    expect(await shop.rows("lot_notes")).toMatchObject([{ said_by: "maker", text: "No red colour" }]);
    const lines = await auditOf(shop.db, "lots", (await part(partId)).lot_id);
    expect(lines.map(({ who, what }) => `${who}: ${what}`).sort()).toEqual([
      "Owner: given · step: Making · makers: asha · pieces: 12",
      "Owner: made · pieces: 12",
      "asha: begun",
      "asha: problem told",
    ]);
  });
});

eachShop("lots of an order", { begin }, (shop) => {
  test("are made of its lines that are made to order, once, beyond what was in stock", async () => {
    const personal = JSON.stringify([{ label: "Name", text: "Mira" }]);
    const order = { ready_by: "2026-12-14" };
    const line = { product_id: "bag", lead_days: 10 };
    const id = await shop.addOrder(
      [
        { ...line, quantity: 12, product_name: "Tote", personal },
        { ...line, quantity: 8, stock_taken: 3, product_name: "Clutch" },
        { product_id: "bag", quantity: 1 },
      ],
      order,
    );
    const make = () => shop.inTransaction((trx) => makeLotsOf(trx, id, shop.clock));
    expect((await make()).map(({ number }) => number)).toEqual(["W-26-27-0001", "W-26-27-0002"]);
    expect(await make()).toEqual([]);
    const lots = await shop.rows("lots", {}, "product_name");
    expect(lots).toMatchObject([
      { product_name: "Clutch", quantity: 5, due_on: "2026-12-14" },
      { product_name: "Tote", quantity: 12, personal: [{ label: "Name", text: "Mira" }] },
    ]);
  });

  test("raise no stock: what they pass is their line's", async () => {
    const line = { product_id: "bag", lead_days: 10, quantity: 2 };
    const id = await shop.addOrder([line], {});
    const [lot] = await shop.inTransaction((trx) => makeLotsOf(trx, id, shop.clock));
    const rows = [{ artisanId: "asha", pieces: 2, dueOn: null }];
    const giving = await giveWork(shop, shop.owner, { lotId: lot?.id ?? "", version: 1, steps: [1], rows });
    const [partId = ""] = giving.kind === "given" ? giving.partIds : [];
    await finishPieces(shop, { partId, version: 1, artisanId: "asha", pieces: 2 });
    await checkWork(shop, shop.owner, {
      partId,
      version: 2,
      passed: 2,
      rework: 0,
      note: "Lovely",
      photo: null,
    });
    expect((await shop.row("products")).stock_count).toBe(3);
    expect(await shop.row("lots")).toMatchObject({ state: "done" });
    expect(await shop.rows("lot_notes")).toMatchObject([{ said_by: "owner", text: "Lovely" }]);
  });
});
