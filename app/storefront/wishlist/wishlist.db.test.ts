import { beforeAll, expect, test } from "vitest";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { addWishlistItems, removeWishlistItem, wishlistOf } from "./wishlist.db.server.ts";
import { longestWishlist } from "./wishlist.ts";

const at = (minute: number) => new Date(Date.UTC(2027, 0, 1, 10, minute));

eachShop("an account's wishlist", { on: "embedded", isKept: true }, (shop) => {
  const names = Array.from({ length: longestWishlist + 5 }, (_, place) => `p${place}`);
  beforeAll(() => shop.addProducts(names.map((name) => ({ id: name, name }))));

  test("keeps the newest in front, each piece once, and a browser's list in its order", async () => {
    const me = await shop.addCustomer();
    await addWishlistItems(shop.db, me, ["p1"], at(1));
    await addWishlistItems(shop.db, me, ["p3", "p2", "p1"], at(2));
    expect(await wishlistOf(shop.db, me)).toEqual(["p3", "p2", "p1"]);
    await addWishlistItems(shop.db, me, ["p3"], at(3));
    expect(await wishlistOf(shop.db, me)).toEqual(["p3", "p2", "p1"]);
    await removeWishlistItem(shop.db, me, "p2");
    expect(await wishlistOf(shop.db, me)).toEqual(["p3", "p1"]);
  });

  test("leaves out what is no product, and is nobody else's", async () => {
    const [me, other] = [await shop.addCustomer(), await shop.addCustomer()];
    await addWishlistItems(shop.db, me, ["no-such", "' or 1=1", "p4"], at(1));
    await addWishlistItems(shop.db, me, [], at(1));
    await addWishlistItems(shop.db, me, ["no-such"], at(1));
    await addWishlistItems(shop.db, other, ["p5"], at(1));
    await removeWishlistItem(shop.db, other, "p4");
    expect(await wishlistOf(shop.db, me)).toEqual(["p4"]);
    expect(await wishlistOf(shop.db, other)).toEqual(["p5"]);
  });

  test("loses its oldest when it is full", async () => {
    const me = await shop.addCustomer();
    await addWishlistItems(shop.db, me, names.slice(0, longestWishlist), at(1));
    await addWishlistItems(shop.db, me, names.slice(longestWishlist), at(2));
    const list = await wishlistOf(shop.db, me);
    expect(list).toHaveLength(longestWishlist);
    expect(list[0]).toBe(`p${longestWishlist}`);
    expect(list).not.toContain(`p${longestWishlist - 1}`);
  });
});
