import { beforeAll, expect, test } from "vitest";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { claimOf } from "../kept/cart-cookie.ts";
import { actNotice, pressedOn } from "./act-notice.server.ts";

const tote = claimOf({ productId: "tote" }, 2);
const add = { intent: "add", goods: { productId: "tote" }, quantity: 2 } as const;

eachShop("the notice of a plain form's act on the cart", { on: "embedded", isKept: true }, (shop) => {
  const held = { before: [], cart: [tote], from: "card" } as const;
  const fullCart = Array.from({ length: 100 }, (_, at) => claimOf({ productId: `p${at}` }, 1));
  const mostTotes = [claimOf({ productId: "tote" }, 999)];
  const more = "For more, ask for a bulk quote.";

  beforeAll(() => shop.addProducts([{ id: "tote", name: "Lotus Tote" }]));

  test("says what was added in the words of where it was pressed, what was set, removed and cleared", async () => {
    const inList = { title: "Added to Cart", text: "Lotus Tote added to cart" };
    expect(await actNotice(shop.db, add, held)).toEqual(inList);
    const own = await actNotice(shop.db, add, { ...held, from: "product" });
    expect(own).toEqual({ title: "Added to Cart!", text: "Lotus Tote" });
    const set = (quantity: number) => ({ intent: "set", line: tote.id, quantity }) as const;
    expect(await actNotice(shop.db, set(2), held)).toMatchObject({ title: "Updated Cart" });
    const none = { before: [tote], cart: [], from: "card" } as const;
    for (const act of [{ intent: "remove", line: tote.id } as const, set(0)])
      expect(await actNotice(shop.db, act, none)).toMatchObject({ title: "Removed from Cart" });
    expect(await actNotice(shop.db, { intent: "clear" }, none)).toMatchObject({ title: "Cart Cleared" });
  });

  test.each([
    ["a cart of 100 products", fullCart, "A cart holds up to 100 different products."],
    ["999 pieces", mostTotes, `A cart holds up to 999 pieces of one product. ${more}`],
  ])("says why %s take no more", async (_, cart, text) => {
    const notice = await actNotice(shop.db, add, { before: cart, cart, from: "card" });
    expect(notice).toEqual({ title: "Cart Full", text, tone: "destructive" });
  });

  test("says why a text is not written", async () => {
    const notice = await actNotice(shop.db, { intent: "refuse", refusal: "text" }, { ...held, cart: [] });
    expect(notice).toMatchObject({ text: "What is written on a piece can have at most 200 letters." });
  });

  test("says nothing of what is no product, and nothing where the database can't be asked", async () => {
    const gone = { intent: "add", goods: { productId: "gone" }, quantity: 1 } as const;
    const cart = [claimOf({ productId: "gone" }, 1)];
    expect(await actNotice(shop.db, gone, { ...held, cart })).toBeUndefined();
    expect(await actNotice(shop.db.withSchema("nowhere"), add, held)).toBeUndefined();
  });
});

test.each([
  ["https://shop.example/shop/lotus-tote", "product"],
  ["https://shop.example/hi/shop/lotus-tote", "product"],
  ["https://shop.example/shop?q=tote", "card"],
  ["https://shop.example/hi/shop?q=tote", "card"],
  ["nonsense", "card"],
])("from %s it is pressed on a %s", (referer, from) =>
  expect(pressedOn(new Request("https://shop.example/cart", { headers: { Referer: referer } }))).toBe(from),
);
