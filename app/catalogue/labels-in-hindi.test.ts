import { describe, expect, test } from "vitest";
import { speaking } from "#platform/language/speaking.server.ts";
import { paise } from "#values/money/money.ts";
import { facets, filterChips } from "./list/filter-labels.ts";
import { parseFilter } from "./list/product-filter.ts";
import { productFields } from "./product-fields.ts";
import { editionLabel, stockText } from "./product-labels.ts";
import { ratingWords } from "./rating.ts";
import { productCard } from "./share-product.server.ts";

const inHindi = <T>(say: () => T): T => speaking("hi", say);

describe("the catalogue's own words", () => {
  test("of a filter are Hindi, and its address keeps its keys", () => {
    const filter = parseFilter(new URLSearchParams("collection=core&price=under-500&artisan=Rekha+Jha"));
    expect(inHindi(() => filterChips(filter))).toEqual([
      { name: "collection", label: "सादी चीज़ें", without: "/shop?price=under-500&artisan=Rekha+Jha" },
      { name: "price", label: "₹500 से कम", without: "/shop?collection=core&artisan=Rekha+Jha" },
      { name: "artisan", label: "कारीगर: Rekha Jha", without: "/shop?collection=core&price=under-500" },
    ]);
    const [first] = inHindi(facets);
    expect(first).toMatchObject({ name: "collection", label: "संग्रह", all: "सारे संग्रह" });
    expect(first?.choices.map(({ value }) => value)).toEqual(["core", "artisanal", "limited"]);
  });

  test("of a product are Hindi", () => {
    const limited = { collection: "limited", limited: true, edition: null } as const;
    expect(inHindi(() => [stockText(true), stockText(false), editionLabel(limited)])).toEqual([
      "मौजूद है",
      "ख़त्म हो गया",
      "गिनी-चुनी चीज़",
    ]);
    expect(inHindi(() => ratingWords({ count: 12, sum: 56 }))).toBe("4.7 (12 राय)");
  });

  test("are read when a form is drawn, and not before", () => {
    expect(productFields.collection.labels.core).toBe("Core Collection");
    expect(inHindi(() => productFields.collection.labels.core)).toBe("सादी चीज़ें");
  });
});

test("the picture of a shared link is the same in both languages", () => {
  const product = {
    ...{ id: "x", name: "Lotus Tote", artisan: null, collection: "core" as const },
    ...{ price: paise(800_00), priceVaries: true, images: [] },
  };
  const card = () => productCard(product, "Jhola");
  expect(card()).toMatchObject({ line: "Core Collection", price: "From ₹800" });
  expect(inHindi(card)).toEqual(card());
});
