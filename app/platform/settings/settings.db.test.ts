import { expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { openCashTerms } from "#values/money/cash-terms.ts";
import { paise } from "#values/money/money.ts";
import { usualShippingRates } from "#values/money/shipping-rates.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { LiveFacts, liveConfig } from "./live-facts.server.ts";
import { beginShop, readSettings, writeSettings } from "./settings.db.server.ts";
import { factsFrom, parseSavedFacts } from "./shop-facts.server.ts";

const given = parseConfig({ SHOP_NAME: "Mithila Haat", SHOP_INSTAGRAM: "https://social.example/haat" });

eachShop("the shop's settings", {}, (shop) => {
  test("what the owner saved wins over the environment, as soon as the content's version rises", async () => {
    const facts = new LiveFacts(shop.db, given.shop);
    const config = liveConfig(given, facts);
    await facts.follow(1);
    expect(config.shop.name).toBe("Mithila Haat");
    const { version } = await readSettings(shop.db);
    const shipping = { ...usualShippingRates, standard: paise(49_00) };
    expect(await writeSettings(shop.db, { name: "Sita Crafts", ratingText: "", shipping }, version)).toBe(
      true,
    );
    await facts.follow(1);
    expect(config.shop.name).toBe("Mithila Haat");
    await facts.follow(2);
    expect(config.shop).toMatchObject({ name: "Sita Crafts", ratingText: undefined, shipping });
    expect(config.shop.social.instagram).toBe("https://social.example/haat");
  });

  test("another write leaves the very facts that parts of pages are kept by", async () => {
    const facts = new LiveFacts(shop.db, given.shop);
    await writeSettings(shop.db, { name: "Sita Crafts" }, (await readSettings(shop.db)).version);
    await facts.follow(1);
    const before = facts.current;
    expect(before.name).toBe("Sita Crafts");
    await facts.follow(2);
    expect(facts.current).toBe(before);
  });

  test("a new shop begins closed, with a mobile number for cash, which its owner's word outlives", async () => {
    await shop.set("shop_settings", {}, { facts: "{}" });
    await beginShop(shop.db);
    const begun = await readSettings(shop.db);
    const { cash, opening } = factsFrom(given.shop, begun.facts);
    expect([cash, opening]).toEqual([{ ...openCashTerms, needsMobile: true }, "soon"]);
    const said = { cash: openCashTerms, opening: "open" as const };
    await writeSettings(shop.db, said, begun.version);
    await beginShop(shop.db);
    expect((await readSettings(shop.db)).facts).toEqual(said);
  });

  test("a form that was opened before somebody else's change writes nothing", async () => {
    const before = await readSettings(shop.db);
    expect(await writeSettings(shop.db, { name: "First" }, before.version)).toBe(true);
    expect(await writeSettings(shop.db, { name: "Second" }, before.version)).toBe(false);
    expect((await readSettings(shop.db)).facts).toEqual({ name: "First" });
  });

  test("a write raises the content's version, so that every cached page follows", async () => {
    const version = async () => (await shop.row("content_version")).version;
    const before = await version();
    await writeSettings(shop.db, {}, (await readSettings(shop.db)).version);
    expect(await version()).toBeGreaterThan(before);
  });
});

test.each([
  ["nothing", null],
  ["a list", []],
  ["a rate that is none, and no code", { gstRate: "7", hsn: "42" }],
  ["numbers where texts belong", { name: 7, shipping: { standard: -1 } }],
])("stored settings that are %s count as not set", (_, stored) => {
  expect(factsFrom(given.shop, parseSavedFacts(stored))).toEqual(given.shop);
});

test.each([
  { saved: {}, officer: "Grievance Officer, Mithila Haat" },
  { saved: { name: "Sita Crafts" }, officer: "Grievance Officer, Sita Crafts" },
  { saved: { name: "Mithila Haat", grievanceOfficer: "Rekha Devi" }, officer: "Rekha Devi" },
])(
  "whom nobody has named as grievance officer goes by the shop's name: $officer (ADMIN-34)",
  ({ saved, officer }) => expect(factsFrom(given.shop, saved).grievanceOfficer).toBe(officer),
);
