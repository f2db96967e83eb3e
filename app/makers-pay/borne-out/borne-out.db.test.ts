import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { readGets } from "#who-gets/gets-row.db.server.ts";
import { type GetsStanding, whoGets } from "#who-gets/who-gets.ts";
import { eachShop, type TestShop } from "../../../tests/database/each-shop.ts";
import { registeredShop, shownGets } from "../../../tests/database/shown-gets.ts";
import { correctEntry, makersPay, noteByHand, noteOnAccount } from "../note-entry.server.ts";
import { beginRun, payRunLine } from "../pay-run.server.ts";
import { takeIn } from "../taken-in/take-in.server.ts";
import { readBorneOut } from "./borne-out.db.server.ts";

const asha = { id: "asha", name: "Asha Devi" };
const steps = [
  { name: "Sewing", rate: 300 },
  { name: "Painting", rate: 240 },
];

async function begin(shop: TestShop): Promise<void> {
  await shop.addProducts([
    {
      id: "bag",
      name: "Bag",
      price: "1499.00",
      tax_rate: "5.00",
      shows_makers: true,
      material_cost: "210.00",
    },
  ]);
  await shop.add("artisans", asha);
  await shop.addAll(
    "product_steps",
    steps.map(({ name, rate }, at) => ({ product_id: "bag", position: at + 1, name, rate: `${rate}.00` })),
  );
  await shop.add("lots", {
    id: "lot",
    number: "W-26-27-0001",
    product_id: "bag",
    product_name: "Bag",
    quantity: 99,
    steps: JSON.stringify(steps),
  });
}

eachShop("what was paid bears out", { begin, at: "2026-11-10T10:00:00Z" }, (shop) => {
  let parts = 0;
  /** So many pieces of a step are found good, at the rate that was frozen with the work. */
  async function passed(step: number, pieces: number, rate = steps[step - 1]?.rate ?? 0): Promise<void> {
    parts += 1;
    const partId = `part-${parts}`;
    await shop.add("lot_parts", {
      id: partId,
      lot_id: "lot",
      step,
      artisan_id: "asha",
      artisan_name: asha.name,
      quantity: pieces,
      rate: String(rate),
    });
    const facts = {
      partId,
      version: 1,
      maker: asha,
      pieces,
      rate: paise(rate * 100),
      work: "",
      at: shop.now(),
    };
    await shop.inTransaction((trx) => makersPay.passed(trx, facts));
  }
  async function state() {
    const run = await beginRun(shop, shop.owner, paise(0));
    if (run.kind !== "begun") throw new Error(run.kind);
    return run.runId;
  }
  const pay = async (runId: string) =>
    payRunLine(shop, shop.owner, {
      ...{ runId, makerId: "asha", on: indianDay(shop.now()) },
      given: { method: "upi", reference: `UTR ${runId}` },
    });
  const at = (moment: string) => {
    shop.clock = new Date(moment);
  };
  async function standing(): Promise<GetsStanding | undefined> {
    await readBorneOut(shop.db, indianDay(shop.now()));

    const facts = await readGets(shop.db, "bag", { moment: shop.now(), shop: registeredShop });
    return facts && whoGets(facts, paise(1499_00));
  }
  const noteOnce = (hand: Parameters<typeof noteOnAccount>[2], source: string) =>
    shop.inTransaction((trx) => noteOnAccount(trx, shop.owner, hand, source));
  const news = async () => (await shop.row("content_version")).version;

  test("is read of statements once they are paid, for 180 days, and changes no page without need (GETS-3)", async () => {
    await passed(1, 5);
    await passed(2, 4);
    expect(await standing()).toEqual({ kind: "few-pieces", work: "Sewing", pieces: 0 });
    const run = await state();
    expect(await standing()).toMatchObject({ pieces: 0 });
    await pay(run);
    expect(await standing()).toEqual({ kind: "few-pieces", work: "Painting", pieces: 4 });
    at("2026-12-10T10:00:00Z");
    await passed(2, 1);
    await noteByHand(shop, shop.owner, {
      key: "early",
      maker: asha,
      kind: "advance",
      amount: paise(-100_00),
      on: "2026-12-09",
      note: null,
    });
    const second = await state();
    await pay(second);
    expect(await standing()).toEqual({ kind: "shown", parts: shownGets });
    const before = await news();
    expect(await standing()).toMatchObject({ kind: "shown" });
    expect(await news()).toBe(before);
    at("2027-05-08T10:00:00Z");
    expect(await standing()).toMatchObject({ kind: "shown" });
    at("2027-05-09T10:00:00Z");
    expect(await standing()).toEqual({ kind: "few-pieces", work: "Sewing", pieces: 0 });
    expect(await news()).not.toBe(before);
  });

  test("counts a share by the pieces that stayed sold, and nothing that was taken back", async () => {
    const order = await shop.addOrder([{ product_id: "bag", quantity: 9 }]);
    const { id: line } = await shop.row("order_items", { order_id: order });
    await shop.remove("product_steps");
    await shop.set("products", {}, { artisan_id: "asha" });
    const term = { artisan_id: "asha", kind: "sold", amount: "500.00", from_on: "2026-11-01" } as const;
    await shop.add("maker_terms", term);
    const sale = (times: number, pieces: number) =>
      shop.add("maker_entries", {
        ...{ id: `sale-${times}`, artisan_id: "asha", artisan_name: asha.name, kind: "sale", pieces },
        ...{ amount: `${pieces * 500}.00`, source: `sold:${line}:${times}`, on_date: "2026-11-09" },
      });
    await sale(0, 6);
    await sale(1, -2);
    await pay(await state());
    expect(await standing()).toEqual({ kind: "few-pieces", work: "", pieces: 4 });
    at("2026-12-10T10:00:00Z");
    await sale(2, 5);
    const parts = { makers: 500_00, material: 210_00, collective: 717_62, gst: 71_38 };
    await pay(await state());
    expect(await standing()).toEqual({ kind: "shown", parts });
    const back = { key: "b", maker: asha, kind: "correction", note: "Wrong", on: "2026-12-10" } as const;
    await noteOnce({ ...back, amount: paise(-300_00) }, "correct:sale-2:1");
    expect(await standing()).toEqual({ kind: "apart", average: 466_67, figure: 500_00 });
    const [, second] = await shop.rows("maker_entries", { kind: "payment" }, "on_date");
    await noteOnce({ ...back, amount: paise(2500_00) }, `correct:${second?.id}:1`);
    expect(await standing()).toEqual({ kind: "few-pieces", work: "", pieces: 4 });
  });

  test("counts what was taken in for its product, unless it was taken back whole", async () => {
    await shop.remove("product_steps");
    await shop.set("products", {}, { artisan_id: "asha" });
    await shop.addProducts([{ id: "tote", name: "Tote" }]);
    await shop.add("maker_terms", {
      artisan_id: "asha",
      kind: "bought",
      amount: "500",
      from_on: "2026-11-01",
    });
    const take = async (key: string, productId: string, pieces: number) => {
      const taken = { key, maker: asha, productId, variantId: null, pieces, on: "2026-11-10" };
      expect(await takeIn(shop, shop.owner, taken)).toMatchObject({ kind: "kept" });
      return (await shop.row("maker_entries", { source: `taken:${key}` })).id;
    };
    await take("a", "bag", 3);
    const wrong = await take("b", "bag", 9);
    await take("c", "tote", 7);
    const back = { key: "d", entryId: wrong, amount: paise(4500_00), on: "2026-11-10", reason: "Wrong" };
    expect(await correctEntry(shop, shop.owner, back)).toEqual({ kind: "kept" });
    await pay(await state());
    expect(await standing()).toEqual({ kind: "few-pieces", work: "", pieces: 3 });
    at("2026-12-10T10:00:00Z");
    await take("e", "bag", 2);
    await pay(await state());
    const parts = { makers: 500_00, material: 210_00, collective: 717_62, gst: 71_38 };
    expect(await standing()).toEqual({ kind: "shown", parts });
  });

  test("is another when a rate, its name or the share of its maker changes: pages are made anew", async () => {
    await passed(1, 5);
    await passed(2, 5);
    await pay(await state());
    expect(await standing()).toEqual({ kind: "shown", parts: shownGets });
    const changes: [() => Promise<unknown>, Partial<GetsStanding>][] = [
      [() => shop.set("product_steps", { position: 2 }, { rate: "270.00" }), { kind: "apart" }],
      [() => shop.set("product_steps", { position: 2 }, { rate: "267.00" }), { kind: "shown" }],
      [() => shop.set("product_steps", { position: 2 }, { name: "Printing" }), { kind: "few-pieces" }],
      [() => shop.remove("product_steps"), { kind: "no-makers" }],
      [() => shop.set("products", {}, { artisan_id: "asha" }), { kind: "no-makers" }],
      [
        () =>
          shop.add("maker_terms", {
            artisan_id: "asha",
            kind: "sold",
            percent: "50.00",
            from_on: "2026-11-10",
          }),
        { kind: "few-pieces" },
      ],
      [
        () => shop.add("maker_terms", { artisan_id: "asha", kind: "piece", from_on: "2026-11-11" }),
        { kind: "few-pieces" },
      ],
    ];
    for (const [change, expected] of changes) {
      const before = await news();
      await change();
      expect(await news()).not.toBe(before);
      expect(await standing()).toMatchObject(expected);
    }
    await shop.set("products", {}, { shows_makers: false });
    const before = await news();
    await shop.addAll("product_steps", [{ product_id: "bag", position: 1, name: "Sewing" }]);
    expect([await news(), await standing()]).toEqual([before, undefined]);
  });
});
