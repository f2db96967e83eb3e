import { expect, test } from "vitest";
import { eachShop, type TestShop } from "../../tests/database/each-shop.ts";
import { addProducts, addVariants } from "../../tests/database/product-row.ts";
import { goodsNamed } from "./named-goods.db.server.ts";

async function begin(shop: TestShop) {
  const { db } = shop;
  await addProducts(db, [
    { id: "1", name: "Lotus Bag", slug: "lotus-bag", sku: "JC-1" },
    { id: "2", name: "Parrot Bag", slug: "JC-1", sku: null },
    { id: "3", name: "Hidden Bag", slug: "hidden-bag", sku: "JC-3", hidden: true },
    { id: "4", name: "झोला", slug: "झोला", sku: "A/1" },
    { id: "5", name: "Godna Tote", sku: "G" },
  ]);
  // What a slug was before leads on, unless another has it today, or its product is hidden.
  await shop.addAll(
    "slug_history",
    [
      ["lotus-jhola", "1"],
      ["godna-thaila", "5"],
      ["lotus-bag", "5"],
      ["parrot-bag", "3"],
    ].map(([slug = "", target_id = ""]) => ({ kind: "product" as const, slug, target_id })),
  );
  await addVariants(db, "5", { Size: ["Small", "Large"] }, [
    { values: ["Small"], sku: "G-S" },
    { values: ["Large"] },
  ]);
}

eachShop("the names of a link", { begin }, (shop) => {
  test.each([
    ["JC-1", { productId: "1" }],
    ["lotus-bag", { productId: "1" }],
    ["झोला", { productId: "4" }],
    ["A/1", { productId: "4" }],
    ["G-S", { productId: "5", variant: "small" }],
    ["godna-tote.large", { productId: "5", variant: "large" }],
    ["godna-tote.huge", { productId: "5", variant: "huge" }],
    ["godna-tote", { productId: "5" }],
    ["G", { productId: "5" }],
    ["lotus-jhola", { productId: "1" }],
    ["godna-thaila.small", { productId: "5", variant: "small" }],
    ["parrot-bag", undefined],
    ["g-s", undefined],
    ["jc-1", undefined],
    ["JC-3", undefined],
    ["hidden-bag", undefined],
    ["no-such", undefined],
    ["'; drop table products; --", undefined],
  ])("mean goods by SKU before slug: %s", async (name, goods) => {
    const found = await goodsNamed(shop.db, [name, "no-such"]);
    expect([...found]).toEqual(goods ? [[name, goods]] : []);
  });
});
