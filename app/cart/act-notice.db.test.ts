import { beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../tests/database/each-database.ts";
import { addProducts } from "../../tests/database/product-row.ts";
import { actNotice, pressedOn } from "./act-notice.server.ts";

const tote = { id: "tote", quantity: 2 };

eachDatabase("the notice of a plain form's act on the cart", (database) => {
  const db = () => database().db;
  const held = { cart: [tote], from: "card" } as const;

  beforeAll(() => addProducts(db(), [{ id: "tote", name: "Lotus Tote" }]));

  test("says what was added in the words of where it was pressed, what was set, removed and cleared", async () => {
    const add = { intent: "add", ...tote } as const;
    expect(await actNotice(db(), add, held)).toEqual({
      title: "Added to Cart",
      text: "Lotus Tote added to cart",
    });
    const own = await actNotice(db(), add, { ...held, from: "product" });
    expect(own).toEqual({ title: "Added to Cart!", text: "Lotus Tote" });
    expect(await actNotice(db(), { intent: "set", ...tote }, held)).toMatchObject({ title: "Updated Cart" });
    const none = { cart: [], from: "card" } as const;
    for (const act of [
      { intent: "remove", id: "tote" } as const,
      { intent: "set", id: "tote", quantity: 0 } as const,
    ])
      expect(await actNotice(db(), act, none)).toMatchObject({ title: "Removed from Cart" });
    expect(await actNotice(db(), { intent: "clear" }, none)).toMatchObject({ title: "Cart Cleared" });
    expect(await actNotice(db(), add, none)).toMatchObject({ title: "Cart Full", tone: "destructive" });
  });

  test("says nothing of what is no product, and nothing where the database can't be asked", async () => {
    const add = { intent: "add", id: "gone", quantity: 1 } as const;
    expect(await actNotice(db(), add, { cart: [{ id: "gone", quantity: 1 }], from: "card" })).toBeUndefined();
    const away = db().withSchema("nowhere");
    expect(await actNotice(away, { intent: "add", ...tote }, held)).toBeUndefined();
  });
});

test.each([
  ["https://shop.example/shop/lotus-tote", "product"],
  ["https://shop.example/shop?q=tote", "card"],
  ["nonsense", "card"],
])("from %s it is pressed on a %s", (referer, from) =>
  expect(pressedOn(new Request("https://shop.example/cart", { headers: { Referer: referer } }))).toBe(from),
);
