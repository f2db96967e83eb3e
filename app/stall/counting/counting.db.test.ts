import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { eachShop, manyAtOnce } from "../../../tests/database/each-shop.ts";
import { addDevice, openStall } from "../../../tests/database/stall-shop.ts";
import { makeStallLists } from "../books/stall-lists.db.server.ts";
import { bringBack } from "./bring-back.server.ts";
import { type ClosingCount, closeStall } from "./close-stall.server.ts";
import { takeAlong } from "./take-along.server.ts";

/** The same numbers at each run, in no order. */
const chances = (count: number): number[] => {
  let last = 7;
  return Array.from({ length: count }, () => {
    last = (last * 16_807) % 2_147_483_647;
    return last;
  });
};

eachShop("the pieces and the cash of a stall", { begin: openStall }, (shop) => {
  const stock = async () => (await shop.row("products", "few")).stock_count;
  const version = async () => (await shop.row("stalls")).version;
  const few = (pieces: number) => ({ productId: "few", variantId: null, pieces });
  const take = async (pieces: number, seen?: number) =>
    takeAlong(shop, shop.owner, {
      stallId: "patna",
      version: seen ?? (await version()),
      goods: [few(pieces)],
    });
  const back = async (pieces: number) =>
    bringBack(shop, shop.owner, { stallId: "patna", version: await version(), goods: [few(pieces)] });
  const rowOf = (product: string) => shop.row("stall_goods", { product_id: product });
  const close = async (count: Partial<ClosingCount> & { came?: Record<string, number> } = {}) => {
    const entries = Object.entries(count.came ?? {});
    const counted = await Promise.all(
      entries.map(
        async ([product, pieces]): Promise<[string, number]> => [(await rowOf(product)).id, pieces],
      ),
    );
    const usual = { stallId: "patna", version: await version(), cash: paise(500_00), note: null };
    return closeStall(shop, shop.owner, { ...usual, isConfirmed: true, ...count, back: new Map(counted) });
  };

  test("what is taken along leaves the web's stock; more than is there is refused whole (STALL-1)", async () => {
    expect([await stock(), (await rowOf("few")).taken, (await rowOf("tote")).taken]).toEqual([2, 3, 2]);
    expect(await take(3)).toEqual({ kind: "lacking", good: few(3), left: 2 });
    expect(await take(2)).toEqual({ kind: "moved", pieces: 2 });
    expect(await shop.row("products", "few")).toMatchObject({ stock_count: 0, in_stock: false });
    expect((await rowOf("few")).taken).toBe(5);
    const goods = [few(1), { productId: "none", variantId: null, pieces: 1 }];
    const wanted = { stallId: "patna", version: await version(), goods };
    expect(await takeAlong(shop, shop.owner, wanted)).toMatchObject({ kind: "lacking" });
  });

  test("the same form twenty times at once takes once", async () => {
    const seen = await version();
    const done = await manyAtOnce(20, () => take(1, seen));
    expect(done.map(({ kind }) => kind).toSorted()).toEqual(["moved", ...Array(19).fill("stale")]);
    expect([await stock(), (await rowOf("few")).taken]).toEqual([1, 4]);
  });

  test("what is brought back is in the web's stock again, never more than is there", async () => {
    await take(2);
    expect(await back(4)).toEqual({ kind: "moved", pieces: 4 });
    expect(await shop.row("products", "few")).toMatchObject({ stock_count: 4, in_stock: true });
    expect(await back(2)).toEqual({ kind: "lacking", good: few(2), left: 1 });
    const [list] = await makeStallLists(shop);
    expect(list?.goods.map(({ productId, taken }) => [productId, taken])).toContainEqual(["few", 1]);
  });

  test("closing counts goods and cash, asks before it writes, and is done once (STALL-14)", async () => {
    const device = await addDevice(shop);
    device.sell({ pay: "cash" }, { few: 1 });
    device.sell({ pay: "upi" }, { tote: 1 });
    await device.send();
    const asked = await close({ isConfirmed: false, cash: paise(590_00), came: { few: 1 } });
    expect(asked).toMatchObject({ kind: "asked", expected: 600_00, difference: -10_00 });
    expect(asked).toMatchObject({
      goods: expect.arrayContaining([expect.objectContaining({ back: 1, lost: 1 })]),
    });
    expect((await shop.row("stalls")).closed_at).toBeNull();
    const seen = await version();
    const both = await manyAtOnce(2, () =>
      close({ version: seen, cash: paise(590_00), note: "a coin lost", came: { few: 1 } }),
    );
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(["closed", "stale"]);
    expect(await shop.row("stalls")).toMatchObject({
      ...{ cash_expected: "600.00", cash_counted: "590.00", cash_note: "a coin lost", closed_at: shop.clock },
    });
    expect([await rowOf("few"), await rowOf("tote")]).toMatchObject([
      { taken: 3, sold: 1, back: 1, lost: 1 },
      { taken: 2, sold: 1, back: 0, lost: 1 },
    ]);
    expect(await stock()).toBe(3);
    expect([await take(1), await back(1)]).toEqual([{ kind: "closed" }, { kind: "closed" }]);
    expect(await makeStallLists(shop)).toEqual([]);
  });

  test("a sale that comes after it is booked, and makes a difference to what was closed", async () => {
    const device = await addDevice(shop);
    device.sell({}, { few: 1 });
    await close({ came: { few: 2, tote: 2 } });
    expect((await device.send()).sales).toMatchObject([{ state: "booked" }]);
    expect(await rowOf("few")).toMatchObject({ taken: 3, sold: 1, back: 2, lost: 1 });
    expect(await shop.row("stalls")).toMatchObject({ cash_expected: "500.00" });
    expect(await stock()).toBe(4);
  });

  test("in whatever order things happen, what was taken is sold, back or lost, and the shop has the rest", async () => {
    const device = await addDevice(shop);
    let cash = 500_00;
    const sell = async (pieces: number) => {
      const { taken, sold, back: came } = await rowOf("few");
      if (taken - sold - came < pieces) return;
      const sale = device.sell({ pay: pieces === 1 ? "cash" : "upi" }, { few: pieces });
      if (sale.pay === "cash") cash += sale.total;
      await device.send(device.sold.slice(-3));
    };
    const throwAway = async () => {
      device.throwAway();
      await device.send(device.sold.slice(-1));
    };
    const acts = [take, back, throwAway, sell, sell];
    for (const [step, chance] of chances(60).entries()) {
      await acts[chance % acts.length]?.(1 + (chance % 2));
      const { taken, sold, back: came } = await rowOf("few");
      expect([step, ((await stock()) ?? 0) + taken - came]).toEqual([step, 5]);
      expect(taken - came).toBeGreaterThanOrEqual(sold);
    }
    const row = await rowOf("few");
    const came = Math.min(1, row.taken - row.sold - row.back);
    await close({ cash: paise(cash), came: { few: came } });
    const { taken, sold, back: cameBack, lost } = await rowOf("few");
    expect(taken).toBe(sold + cameBack + (lost ?? Number.NaN));
    expect(await shop.row("stalls")).toMatchObject({ cash_expected: (cash / 100).toFixed(2) });
    const soldInOrders = await shop.column("order_items", "quantity", { product_id: "few" });
    expect(soldInOrders.reduce((all, each) => all + each, 0)).toBe(sold);
  });
});
