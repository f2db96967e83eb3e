import { describe, expect, test } from "vitest";
import { findOrder } from "#orders/order.db.server.ts";
import { returnOrderStock, takeOrderStock, takeStockForSale } from "#orders/stock/order-stock.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { card, checkoutOf, purchase, sellBags } from "../../../tests/database/checkout-shop.ts";
import { eachShop, type TestShop } from "../../../tests/database/each-shop.ts";
import { knowMailbox } from "../../../tests/database/known-mailbox.ts";
import { addVariants } from "../../../tests/database/product-row.ts";
import { asha, kala, line, name, sellVariants } from "../../../tests/database/variants-for-sale.ts";
import { manyAtOnce } from "../../../tests/many-at-once.ts";
import { placeOrder } from "./place-order.server.ts";

async function begin(shop: TestShop) {
  await sellBags(shop);
  await sellVariants(shop.db);
}

eachShop("an order of variants", { begin }, (shop) => {
  const { place, stockOf } = checkoutOf(shop);

  const variants = async (productId: string) => {
    const rows = await shop.rows("product_variants", { product_id: productId }, "position");
    return rows.map(({ key, stock_count, in_stock }) => [key, stock_count, in_stock]);
  };
  const refusalOf = async (...wanted: Parameters<typeof place>) => {
    const placed = await place(...wanted);
    return placed.ok ? undefined : placed.refusal;
  };
  const onlyOrder = () => shop.row("orders");
  const remove = (id: string) => shop.remove("product_variants", id);

  test("freezes the variant with what is its own, and the texts with their price", async () => {
    await knowMailbox(shop.db);
    const lines = [kala("small", 400_00), kala("large", 700_00, 1, { personal: asha })];
    const placed = await place({ lines });
    const order = placed.ok ? await findOrder(shop.db, placed.orderNumber) : undefined;
    expect(order?.lines).toMatchObject([
      {
        ...{ productName: "Kala Tote", variantId: "k1", optionText: "Size: Small", unitPrice: 400_00 },
        ...{ sku: "KA-S", image: "/b.webp", personal: [], personalPrice: 0 },
      },
      {
        ...{ variantId: "k2", optionText: "Size: Large", unitPrice: 700_00 },
        ...{ sku: "KA", image: "/a.webp", personal: asha, personalPrice: 50_00 },
      },
    ]);
    expect(order?.subtotal).toBe(1100_00);
    const mail = await shop.row("mail_outbox");
    expect(JSON.stringify(mail.letter)).toContain("Kala Tote × 1\\nSize: Large\\nName: Asha");
  });

  test("keeps how long its goods come back, and which of them only damaged", async () => {
    await shop.set("products", "dori", { returnable: false });
    const red = line({ productId: "dori", variant: "red" }, 200_00);
    const { config } = shop;
    const terms = { ...config.shop, returns: { days: 7, damageHours: 24 } };
    await placeOrder(
      { ...shop, config: { ...config, shop: terms } },
      purchase({ lines: [kala("small", 400_00), kala("large", 700_00, 1, { personal: asha }), red] }),
    );
    const kept = await shop.db
      .selectFrom("orders")
      .innerJoin("order_items", "order_items.order_id", "orders.id")
      .select(["return_days", "damage_hours", "returnable"])
      .orderBy("order_items.id")
      .execute();
    const promised = { return_days: 7, damage_hours: 24 };
    expect(kept).toEqual([true, false, false].map((returnable) => ({ ...promised, returnable })));
  });

  test("takes the variant's pieces, whatever is written on them, and its product follows", async () => {
    await place({ lines: [kala("small", 400_00), kala("small", 450_00, 2, { personal: asha })] });
    expect(await variants("kala")).toEqual([
      ["small", 0, false],
      ["large", 1, true],
      ["huge", null, true],
    ]);
    await place({ lines: [line({ productId: "dori", variant: "red" }, 200_00)] });
    expect(await stockOf("dori")).toEqual({ stock_count: 0, in_stock: false });
  });

  test("gives the pieces back once, and takes them again", async () => {
    const red = line({ productId: "dori", variant: "red" }, 200_00);
    await place({ lines: [kala("small", 400_00, 3), red] });
    const { id } = await onlyOrder();
    const give = () => inTransaction(shop.db, (trx) => returnOrderStock(trx, id));
    await Promise.all([give(), give(), give()]);
    expect(await variants("kala")).toContainEqual(["small", 3, true]);
    expect(await stockOf("dori")).toEqual({ stock_count: 1, in_stock: true });
    expect(await inTransaction(shop.db, (trx) => takeStockForSale(trx, id))).toBeUndefined();
    expect(await inTransaction(shop.db, (trx) => takeOrderStock(trx, id))).toBeUndefined();
    expect(await variants("kala")).toContainEqual(["small", 0, false]);
    await give();
    await shop.set("product_variants", "k1", { stock_count: 2 });
    expect(await inTransaction(shop.db, (trx) => takeStockForSale(trx, id))).toEqual({
      ...{ productName: "Kala Tote (Size: Small)", left: 2 },
      of: { id: "kala", name: "Kala Tote", optionText: "Size: Small" },
    });
  });

  test("of a variant that is gone gives nothing back, can't be sold, and is named as it was", async () => {
    await place({ lines: [kala("small", 400_00, 2)] });
    const { id } = await onlyOrder();
    await remove("k1");
    await inTransaction(shop.db, (trx) => returnOrderStock(trx, id));
    expect(await variants("kala")).toEqual([
      ["large", 1, true],
      ["huge", null, true],
    ]);
    expect(await inTransaction(shop.db, (trx) => takeStockForSale(trx, id))).toEqual({
      ...{ productName: "Kala Tote (Size: Small)", left: 0 },
      of: { id: "kala", name: "Kala Tote", optionText: "Size: Small" },
    });
    expect(await inTransaction(shop.db, (trx) => takeOrderStock(trx, id))).toBeUndefined();
  });

  test("placed before its product had variants takes no pieces of any, and is for sale while one is", async () => {
    await place({ lines: [line({ productId: "tote" }, 500_00)] });
    const { id } = await onlyOrder();
    await addVariants(shop.db, "tote", { Size: ["S"] }, [{ values: ["S"], stock_count: 4 }]);
    expect(await inTransaction(shop.db, (trx) => takeStockForSale(trx, id))).toBeUndefined();
    expect(await variants("tote")).toEqual([["s", 4, true]]);
    await shop.set("product_variants", { product_id: "tote" }, { in_stock: false });
    expect(await inTransaction(shop.db, (trx) => takeStockForSale(trx, id))).toEqual({
      ...{ productName: "Kohbar Tote", left: 0 },
      of: { id: "tote", name: "Kohbar Tote", optionText: null },
    });
  });

  describe("is refused", () => {
    const refused = { name: "Kala Tote" };
    const long = [{ label: "Name", text: "Ashalata" }];
    const motif = [{ label: "Motif", text: "fish" }];
    test.each([
      [
        "of a variant that is no longer made, by its key",
        [kala("tiny", 400_00)],
        { kind: "option-gone", option: "tiny", ...refused },
      ],
      [
        "without a variant where there are some",
        [line({ productId: "kala" }, 400_00)],
        { kind: "option-missing", ...refused },
      ],
      [
        "with a variant where there is none",
        [line({ productId: "tote", variant: "small" }, 500_00)],
        { kind: "option-gone", name: "Kohbar Tote" },
      ],
      [
        "of too few pieces",
        [kala("large", 650_00, 2)],
        { kind: "too-few", left: 1, option: "Size: Large", ...refused },
      ],
      [
        "of too few pieces for two texts",
        [kala("small", 400_00, 2), kala("small", 450_00, 2, { personal: asha })],
        { kind: "too-few", left: 3 },
      ],
      [
        "out of stock though another one is there",
        [line({ productId: "dori", variant: "blue" }, 200_00)],
        { kind: "out-of-stock", option: "Colour: Blue" },
      ],
      ["at the product's price", [kala("large", 400_00)], { kind: "price-changed", price: 650_00 }],
      [
        "at the price without its text",
        [kala("large", 650_00, 1, { personal: asha })],
        { kind: "price-changed", price: 700_00 },
      ],
      [
        "with too long a text",
        [kala("large", 700_00, 1, { personal: long })],
        { kind: "personal", personal: { kind: "too-long", label: "Name", most: 6 } },
      ],
      [
        "with a text that is no longer written",
        [kala("large", 650_00, 1, { personal: motif })],
        { kind: "personal", personal: { kind: "not-offered", label: "Motif" } },
      ],
    ])("%s", async (_, lines, refusal) => {
      expect(await refusalOf({ lines })).toMatchObject(refusal);
      expect(await variants("kala")).toContainEqual(["small", 3, true]);
    });

    test("without a text that is needed by now", async () => {
      const needed = JSON.stringify([{ ...name, required: true }]);
      await shop.set("products", "kala", { personal: needed });
      expect(await refusalOf({ lines: [kala("small", 400_00)] })).toMatchObject({
        ...{ kind: "personal", personal: { kind: "missing", label: "Name" } },
      });
    });
  });

  test("goes to one of ten buyers of the last piece", async () => {
    const lines = [kala("large", 650_00)];
    const all = await manyAtOnce(10, () => place({ lines }));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    for (const placed of all)
      if (!placed.ok) expect(placed.refusal).toMatchObject({ kind: "out-of-stock", option: "Size: Large" });
    expect(await variants("kala")).toContainEqual(["large", 0, false]);
  });

  test("of two products in opposite orders waits for nobody for ever", async () => {
    await shop.set("product_variants", {}, { stock_count: 50, in_stock: true });
    const [one, two] = [kala("small", 400_00), line({ productId: "dori", variant: "red" }, 200_00)];
    const all = await manyAtOnce(20, (at) => place({ lines: at % 2 === 0 ? [one, two] : [two, one] }));
    expect(all.filter(({ ok }) => ok)).toHaveLength(20);
    expect(await variants("kala")).toContainEqual(["small", 30, true]);
    expect(await variants("dori")).toContainEqual(["red", 30, true]);
  });

  test("is the first one's when it is sent again, and another one's with another variant or text", async () => {
    const wanted = purchase({ ...card, lines: [kala("small", 450_00, 1, { personal: asha })] });
    const order = (change: Partial<typeof wanted> = {}) => placeOrder(shop, { ...wanted, ...change });
    const first = await order();
    expect(await order()).toEqual(first);
    const ravi = [{ label: "Name", text: "Ravi" }];
    const second = await order({ lines: [kala("small", 450_00, 1, { personal: ravi })] });
    const third = await order({ lines: [kala("large", 700_00, 1, { personal: ravi })] });
    expect(new Set([first, second, third].map((each) => each.ok && each.orderNumber)).size).toBe(3);
    expect(await variants("kala")).toEqual([
      ["small", 3, true],
      ["large", 0, false],
      ["huge", null, true],
    ]);
    // A settled order is known by its goods alone.
    await shop.db
      .updateTable("orders")
      .set({ status: "processing", payment_state: "captured", fulfilment_state: "processing" })
      .where("status", "!=", "cancelled")
      .execute();
    expect(await order({ lines: [kala("large", 700_00, 1, { personal: ravi })] })).toEqual(third);
    expect(await order()).toMatchObject({ ok: false, refusal: { kind: "earlier-order" } });
  });
});
