import { describe, expect, test } from "vitest";
import { priceProducts } from "#cart/prices/price-cart.db.server.ts";
import { findOrder } from "#orders/order.db.server.ts";
import { returnOrderStock, takeOrderStock, takeStockForSale } from "#orders/stock/order-stock.db.server.ts";
import { card, checkoutOf, purchase } from "../../../tests/database/checkout-shop.ts";
import { eachShop, manyAtOnce, shopWith } from "../../../tests/database/each-shop.ts";
import { knowMailbox } from "../../../tests/database/known-mailbox.ts";
import { inState } from "../../../tests/database/order-row.ts";
import { asha, kala, line, name, sellBagsAndVariants } from "../../../tests/database/variants-for-sale.ts";
import { heldPrices } from "../submitting/held-prices.server.ts";
import { placeOrder } from "./place-order.server.ts";

eachShop("an order of variants", { begin: sellBagsAndVariants }, (shop) => {
  const { place, stockOf } = checkoutOf(shop);

  const variants = async (productId: string) => {
    const rows = await shop.rows("product_variants", { product_id: productId }, "position");
    return rows.map(({ key, stock_count, in_stock }) => `${key} ${stock_count}${in_stock ? "" : " gone"}`);
  };
  const refusalOf = async (...wanted: Parameters<typeof place>) => {
    const placed = await place(...wanted);
    return placed.kind === "refused" ? placed.refusal : undefined;
  };
  const onlyOrder = () => shop.row("orders");
  const small = { id: "kala", name: "Kala Tote", optionText: "Size: Small" };
  const smallTotes = { productName: "Kala Tote (Size: Small)", of: small };
  const sell = (id: string) => shop.inTransaction((trx) => takeStockForSale(trx, id));
  const take = (id: string) => shop.inTransaction((trx) => takeOrderStock(trx, id));
  const giveBack = (id: string) => shop.inTransaction((trx) => returnOrderStock(trx, id));

  test("freezes the variant with what is its own, and the texts with their price", async () => {
    await knowMailbox(shop.db);
    const lines = [kala("small", 400_00), kala("large", 700_00, 1, { personal: asha })];
    const placed = await place({ lines });
    const order = placed.kind === "placed" ? await findOrder(shop.db, placed.orderNumber) : undefined;
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
    const terms = shopWith(shop, { returns: { days: 7, damageHours: 24 } });
    const lines = [kala("small", 400_00), kala("large", 700_00, 1, { personal: asha }), red];
    await placeOrder(terms, purchase({ lines }));
    expect(await onlyOrder()).toMatchObject({ return_days: 7, damage_hours: 24 });
    expect(await shop.column("order_items", "returnable", {}, "id")).toEqual([true, false, false]);
  });

  test("takes the variant's pieces, whatever is written on them, and its product follows", async () => {
    await place({ lines: [kala("small", 400_00), kala("small", 450_00, 2, { personal: asha })] });
    expect(await variants("kala")).toEqual(["small 0 gone", "large 1", "huge null"]);
    await place({ lines: [line({ productId: "dori", variant: "red" }, 200_00)] });
    expect(await stockOf("dori")).toEqual({ stock_count: 0, in_stock: false });
  });

  test("gives the pieces back once, and takes them again", async () => {
    await place({ lines: [kala("small", 400_00, 3), line({ productId: "dori", variant: "red" }, 200_00)] });
    const { id } = await onlyOrder();
    await Promise.all([giveBack(id), giveBack(id), giveBack(id)]);
    expect(await variants("kala")).toContain("small 3");
    expect(await stockOf("dori")).toEqual({ stock_count: 1, in_stock: true });
    expect(await sell(id)).toBeUndefined();
    expect(await take(id)).toBeUndefined();
    expect(await variants("kala")).toContain("small 0 gone");
    await giveBack(id);
    await shop.set("product_variants", "k1", { stock_count: 2 });
    expect(await sell(id)).toEqual({ ...smallTotes, left: 2 });
  });

  test("of a variant that is gone gives nothing back, can't be sold, and is named as it was", async () => {
    await place({ lines: [kala("small", 400_00, 2)] });
    const { id } = await onlyOrder();
    await shop.remove("product_variants", "k1");
    await giveBack(id);
    expect(await variants("kala")).toEqual(["large 1", "huge null"]);
    expect(await sell(id)).toEqual({ ...smallTotes, left: 0 });
    expect(await take(id)).toBeUndefined();
  });

  test("placed before its product had variants takes no pieces of any, and is for sale while one is", async () => {
    await place({ lines: [line({ productId: "tote" }, 500_00)] });
    const { id } = await onlyOrder();
    await shop.addVariants("tote", { Size: ["S"] }, [{ values: ["S"], stock_count: 4 }]);
    expect(await sell(id)).toBeUndefined();
    expect(await variants("tote")).toEqual(["s 4"]);
    await shop.set("product_variants", { product_id: "tote" }, { in_stock: false });
    expect(await sell(id)).toEqual({
      ...{ productName: "Kohbar Tote", left: 0 },
      of: { id: "tote", name: "Kohbar Tote", optionText: null },
    });
  });

  describe("is refused", () => {
    const named = kala("large", 650_00, 1, { personal: asha });
    const tooFew = { kind: "too-few", left: 1, option: "Size: Large", name: "Kala Tote" };
    test.each([
      ["of too few pieces", [kala("large", 650_00, 2)], tooFew],
      ["at the product's price", [kala("large", 400_00)], { kind: "price-changed", price: 650_00 }],
      ["at the price without its text", [named], { kind: "price-changed", price: 700_00 }],
    ])("%s", async (_, lines, refusal) => {
      expect(await refusalOf({ lines })).toMatchObject(refusal);
      expect(await variants("kala")).toContain("small 3");
    });

    test("without a text that is needed by now", async () => {
      await shop.set("products", "kala", { personal: JSON.stringify([{ ...name, required: true }]) });
      const missing = { kind: "personal", personal: { kind: "missing", label: "Name" } };
      expect(await refusalOf({ lines: [kala("small", 400_00)] })).toMatchObject(missing);
    });
  });

  test("goes to one of ten buyers of the last piece", async () => {
    const lines = [kala("large", 650_00)];
    const all = await manyAtOnce(10, () => place({ lines }));
    expect(all.filter(({ kind }) => kind === "placed")).toHaveLength(1);
    for (const placed of all)
      if (placed.kind === "refused")
        expect(placed.refusal).toMatchObject({ kind: "out-of-stock", option: "Size: Large" });
    expect(await variants("kala")).toContain("large 0 gone");
  });

  test("of two products in opposite orders waits for nobody for ever", async () => {
    await shop.set("product_variants", {}, { stock_count: 50, in_stock: true });
    const [one, two] = [kala("small", 400_00), line({ productId: "dori", variant: "red" }, 200_00)];
    const all = await manyAtOnce(20, (at) => place({ lines: at % 2 === 0 ? [one, two] : [two, one] }));
    expect(all.filter(({ kind }) => kind === "placed")).toHaveLength(20);
    expect(await variants("kala")).toContain("small 30");
    expect(await variants("dori")).toContain("red 30");
  });

  test("is the first one's when it is sent again, and another one's with another variant or text", async () => {
    const wanted = purchase({ ...card, lines: [kala("small", 450_00, 1, { personal: asha })] });
    const order = (change: Partial<typeof wanted> = {}) => placeOrder(shop, { ...wanted, ...change });
    const first = await order();
    expect(await order()).toEqual(first);
    const ravi = [{ label: "Name", text: "Ravi" }];
    const second = await order({ lines: [kala("small", 450_00, 1, { personal: ravi })] });
    const third = await order({ lines: [kala("large", 700_00, 1, { personal: ravi })] });
    expect(
      new Set([first, second, third].map((each) => each.kind === "placed" && each.orderNumber)).size,
    ).toBe(3);
    expect(await variants("kala")).toEqual(["small 3", "large 0 gone", "huge null"]);
    // A settled order is known by its goods alone.
    const settled = { ...inState("processing"), payment_state: "captured" } as const;
    await shop.set("orders", { fulfilment_state: "pending" }, settled);
    expect(await order({ lines: [kala("large", 700_00, 1, { personal: ravi })] })).toEqual(third);
    expect(await order()).toMatchObject({ kind: "key-taken", by: { orderNumber: expect.any(String) } });
  });
});

eachShop("a cart of variants", { begin: sellBagsAndVariants }, (shop) => {
  test("holds its variant's last piece for its own cart", async () => {
    const wanted = purchase({ ...card, lines: [kala("large", 700_00, 1, { personal: asha })] });
    await placeOrder(shop, wanted);
    const held = () => heldPrices(shop.db, wanted.idempotencyKey, null, shop.clock);
    const product = { inStock: true, stockCount: 1, unitPrice: 650_00, optionText: "Size: Large" };
    expect(await held()).toMatchObject([{ id: "kala", variant: "large", product }]);
    // A cart may know the variant by its former name (CATALOGUE-51).
    const former = JSON.stringify([{ key: "large", values: ["Large"] }]);
    await shop.set("product_variants", "k2", { key: "grand", former });
    const { optionText: _, ...facts } = product;
    const names = ["grand", "large"];
    expect(await held()).toMatchObject(names.map((variant) => ({ id: "kala", variant, product: facts })));
  });

  test("is priced by its variants, each with what is its own", async () => {
    await shop.set("products", "kala", { sale_price: "300" });
    const goods = ["small", "large", "tiny", undefined].map((variant) => ({ productId: "kala", variant }));
    const asked = [...goods, { productId: "tote", variant: "x" }];
    const answer = await priceProducts(shop.db, asked, { moment: shop.clock });
    const sums = { unitPrice: 300_00, was: 400_00, stockCount: 3 };
    expect(answer).toMatchObject([
      { variant: "small", product: { ...sums, image: "/b.webp", personal: [name] } },
      { variant: "large", product: { unitPrice: 650_00, stockCount: 1, image: "/a.webp" } },
      { variant: "tiny", product: { optionTrouble: "gone" } },
      { product: { optionTrouble: "missing" } },
      { id: "tote", variant: "x", product: { optionTrouble: "gone" } },
    ]);
    expect(answer[1]?.product?.was).toBeUndefined();
    expect(answer[1]?.product).toMatchObject({ optionText: "Size: Large" });
  });
});

eachShop("an order of variants whose spelling was mended", { begin: sellBagsAndVariants }, (shop) => {
  const pieces = async () => Number((await shop.row("product_variants", "k1")).stock_count);

  test("takes a cart of before by their former names, and is sent twice as one order", async () => {
    const former = JSON.stringify([{ key: "small", values: ["Small"] }]);
    await shop.set("product_variants", "k1", { key: "petite", former });
    const before = await pieces();
    const lines = [kala("small", 400_00), kala("petite", 400_00)];
    const wanted = { ...purchase(), lines, paymentMethod: "cod" as const };
    const placed = await placeOrder(shop, wanted);
    const order = placed.kind === "placed" ? await findOrder(shop.db, placed.orderNumber) : undefined;
    expect(order?.lines).toMatchObject([{ variantId: "k1", quantity: 2 }]);
    expect(await pieces()).toBe(before - 2);
    expect(await placeOrder(shop, wanted)).toEqual(placed);
  });
});
