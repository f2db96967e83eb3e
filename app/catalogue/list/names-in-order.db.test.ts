import { beforeAll, expect, test } from "vitest";
import { speaking } from "#platform/language/speaking.server.ts";
import { writeTexts } from "#translations/translations.db.server.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { listProducts } from "../search/product-search.db.server.ts";

eachShop("a list in the order of names (HINDI-63)", { isKept: true }, (shop) => {
  const inHindi = { apple: "कमल थैला", ball: "अनार थैला", cat: "ख़ास थैला" };

  beforeAll(async () => {
    const names = ["Apple Bag", "Ball Bag", "Cat Bag", "Drum Bag"];
    await shop.addProducts(names.map((name) => ({ id: name.split(" ")[0]?.toLowerCase() ?? "", name })));
    await writeTexts(
      shop.db,
      Object.entries(inHindi).map(([id, text]) => ({
        ...({ kind: "product", field: "name", id, text } as const),
        english: names.find((name) => name.toLowerCase().startsWith(id)) ?? "",
      })),
    );
  });

  const listed = async (language: "en" | "hi", sort: "name-asc" | "name-desc", q?: string) => {
    const filter = { sort, page: 1, ...(q && { q }) };
    const { products } = await speaking(language, () => listProducts(shop.db, filter, new Date()));
    return products.map(({ id }) => id);
  };

  test.each([undefined, "bag"])("goes by the names that it shows, searched for %s", async (q) => {
    // What has no Hindi stands before it, in English.
    const hindi = ["drum", "ball", "apple", "cat"];
    expect(await listed("hi", "name-asc", q)).toEqual(hindi);
    expect(await listed("hi", "name-desc", q)).toEqual(hindi.toReversed());
    expect(await listed("en", "name-asc", q)).toEqual(["apple", "ball", "cat", "drum"]);
  });
});
