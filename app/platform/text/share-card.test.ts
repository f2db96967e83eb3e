import { describe, expect, it } from "vitest";
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

describe("sharePath", () => {
  it("stays while the card says the same", () => {
    expect(sharePath({ ...card })).toBe(sharePath(card));
    expect(sharePath(card)).toMatch(/^\/og\/product\/b0c1\/[0-9a-f]{16}\.jpg$/);
  });

  it.each(["title", "line", "price", "picture", "shopName"] as const)(
    "is another one with another %s",
    (fact) => expect(sharePrint({ ...card, [fact]: "changed" })).not.toBe(sharePrint(card)),
  );

  it("holds an id of any script", () => {
    expect(sharePath({ ...card, kind: "post", id: "कोहबर" })).toMatch(
      /^\/og\/post\/%E0[0-9A-F%]+\/[0-9a-f]{16}\.jpg$/,
    );
    expect(shareFolder({ kind: "post", id: "कोहबर" })).toMatch(/^og_images\/post-[0-9a-f]{24}\/$/);
  });
});
