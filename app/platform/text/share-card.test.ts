import { expect, it } from "vitest";
import { type ShareCard, shareFolder, sharePath, sharePrint } from "./share-card.server.ts";

const card: ShareCard = {
  kind: "product",
  id: "b0c1",
  title: "Kohbar Lotus Tote",
  line: "by Tarini Jha",
  price: "₹1,499",
  picture: "/files/product_images/b0c1/front_1200x1200.webp",
  shopName: "Jhola Crafts",
};

it("a card's path stays while it says the same", () => {
  expect(sharePath({ ...card })).toBe(sharePath(card));
  expect(sharePath(card)).toMatch(/^\/og\/product\/b0c1\/[0-9a-f]{16}\.jpg$/);
});

const facts = ["title", "line", "price", "picture", "shopName"] as const;
it.each(facts)("it is another one with another %s", (fact) =>
  expect(sharePrint({ ...card, [fact]: "changed" })).not.toBe(sharePrint(card)),
);

it("it holds an id of any script", () => {
  const post = { ...card, kind: "post", id: "कोहबर" } as const;
  expect(sharePath(post)).toMatch(/^\/og\/post\/%E0[0-9A-F%]+\/[0-9a-f]{16}\.jpg$/);
  expect(shareFolder({ kind: "post", id: "कोहबर" })).toMatch(/^og_images\/post-[0-9a-f]{24}\/$/);
});
