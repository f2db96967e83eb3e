import { expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { LiveFacts } from "#platform/settings/live-facts.server.ts";
import { shopInLanguage } from "#translations/shop-in-language.server.ts";
import { writeTexts } from "#translations/translations.db.server.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { countryChoices } from "./country-choices.server.ts";
import { parseFilter } from "./product-filter.ts";
import { listProducts } from "./product-search.db.server.ts";

const given = parseConfig({});

eachShop("the country of origin", {}, (shop) => {
  const add = (id: string, country: string | null, more = {}) =>
    shop.addProducts([{ id, name: id, origin_country: country, ...more }]);
  const listed = async (query: string) =>
    (await listProducts(shop.db, parseFilter(new URLSearchParams(query)), new Date())).products.map(
      ({ id }) => id,
    );

  async function choices(language: "en" | "hi" = "en") {
    const facts = new LiveFacts(shop.db, given.shop, shopInLanguage);
    await facts.follow(1);
    return speaking(language, () => countryChoices(shop.db, facts.current));
  }

  test.each([null, "India", " india ", "Bharat", "भारत", "Republic of India", "INDIA."])(
    "of a shop whose goods are from %s is no choice",
    async (country) => {
      await add("tote", country);
      expect(await choices()).toEqual([]);
      expect(await listed("country=india")).toEqual(["tote"]);
    },
  );

  test("narrows and orders the list once a shown product is from elsewhere, however it is typed", async () => {
    await add("quilt", "Nepal");
    await add("scarf", "  nepál ");
    await add("tote", null);
    await add("apron", "Bangladesh", { hidden: true });
    await add("mat", "Bhutan");
    const offered = [
      { value: "india", label: "India" },
      { value: "bhutan", label: "Bhutan" },
      { value: "nepal", label: "Nepal" },
    ];
    expect(await choices()).toEqual(offered);
    expect((await listed("country=nepal")).toSorted()).toEqual(["quilt", "scarf"]);
    expect(await listed("country=india")).toEqual(["tote"]);
    expect(await listed("country=nepal&q=quilt")).toEqual(["quilt"]);
    expect(await listed("sort=country")).toEqual(["mat", "tote", "quilt", "scarf"]);
    expect(await listed("sort=country&q=mat")).toEqual(["mat"]);
    await shop.set("products", "mat", { hidden: true });
    expect(await choices()).toEqual(offered.filter(({ value }) => value !== "bhutan"));
  });

  test("is said in Hindi where its owner has said so", async () => {
    await add("quilt", "Nepal");
    const text = {
      kind: "product",
      id: "quilt",
      field: "origin_country",
      english: "Nepal",
      text: "नेपाल",
    } as const;
    await writeTexts(shop.db, [text]);
    expect(await choices("hi")).toEqual([
      { value: "india", label: "भारत" },
      { value: "nepal", label: "नेपाल" },
    ]);
  });

  test("is the settings' for goods that say none", async () => {
    await shop.set("shop_settings", {}, { facts: JSON.stringify({ originCountry: "Nepal" }) });
    await add("quilt", null);
    await add("tote", "India");
    expect((await choices()).map(({ value }) => value)).toEqual(["india", "nepal"]);
    expect(await listed("country=nepal")).toEqual(["quilt"]);
    expect(await listed("sort=country")).toEqual(["tote", "quilt"]);
  });
});
