import { sql } from "kysely";
import { expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { LiveFacts } from "#platform/settings/live-facts.server.ts";
import { shopInLanguage } from "#translations/shop-in-language.server.ts";
import { writeTexts } from "#translations/translations.db.server.ts";
import { countries } from "#values/contact/countries.ts";
import { countriesInHindi } from "#values/contact/countries-in-hindi.ts";
import { countryOfKey } from "#values/contact/country-of-key.ts";
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
    await add("shawl", "नेपाल");
    await add("tote", null);
    await add("apron", "Bangladesh", { hidden: true });
    await add("mat", "Bhutan");
    const offered = [
      { value: "india", label: "India" },
      { value: "bhutan", label: "Bhutan" },
      { value: "nepal", label: "Nepal" },
    ];
    expect(await choices()).toEqual(offered);
    expect((await listed("country=nepal")).toSorted()).toEqual(["quilt", "scarf", "shawl"]);
    expect(await listed("country=नेपाल&q=shawl")).toEqual(["shawl"]);
    expect(await listed("country=india")).toEqual(["tote"]);
    expect(await listed("country=nepal&q=quilt")).toEqual(["quilt"]);
    expect(await listed("sort=country")).toEqual(["mat", "tote", "quilt", "scarf", "shawl"]);
    expect(await listed("sort=country&q=mat")).toEqual(["mat"]);
    await shop.set("products", "mat", { hidden: true });
    expect(await choices()).toEqual(offered.filter(({ value }) => value !== "bhutan"));
  });

  test("is CLDR's in both languages, and its owner's words where CLDR has none", async () => {
    await add("quilt", "नेपाल");
    await add("stole", "Tibet");
    const text = { kind: "product", id: "stole", field: "origin_country", english: "Tibet" } as const;
    await writeTexts(shop.db, [{ ...text, text: "तिब्बत" }]);
    const labels = async (language: "en" | "hi") => (await choices(language)).map(({ label }) => label);
    expect(await labels("en")).toEqual(["India", "Nepal", "Tibet"]);
    expect(await labels("hi")).toEqual(["भारत", "नेपाल", "तिब्बत"]);
  });

  test("is one key by CLDR's names in both languages and by ISO's letters", async () => {
    const called = [...countries].flatMap(([code, name]) =>
      [code, name, countriesInHindi.get(code) ?? "", `Made in ${name}.`].map((typed) => ({ typed, name })),
    );
    const { rows } = await sql<{ key: string }>`
      select country_key(typed) as key from unnest(${called.map(({ typed }) => typed)}::text[])
        with ordinality as given (typed, place) order by place`.execute(shop.db);
    const odd = called.filter(({ name }, at) => countryOfKey(rows[at]?.key ?? "") !== name);
    expect(odd).toEqual([]);
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
