import "#platform/language/speaking.server.ts";
import { expect, it } from "vitest";
import { mailBody } from "#mail/writing/mail-body.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { LiveFacts, liveConfig } from "#platform/settings/live-facts.server.ts";
import { publicSettings, shopInEnglish } from "#platform/settings/public-settings.server.ts";
import { eachShop } from "../../tests/database/each-shop.ts";
import { shopInLanguage, shopRecord } from "./shop-in-language.server.ts";
import { writeTexts } from "./translations.db.server.ts";

const given = parseConfig({ SHOP_NAME: "Mithila Haat", SHOP_ADDRESS: "Station Road" });

eachShop("the shop's facts in Hindi", { on: "embedded" }, (shop) => {
  async function opened(name: string) {
    const text = { kind: "shop" as const, id: shopRecord, field: "name", english: name, text: "मिथिला हाट" };
    await writeTexts(shop.db, [text]);
    const facts = new LiveFacts(shop.db, given.shop, shopInLanguage);
    await facts.follow(1);
    return liveConfig(given, facts);
  }

  it("stand where the language is Hindi, and say what stands in English there", async () => {
    const config = await opened("Mithila Haat");
    const told = speaking("hi", () => publicSettings(config, 2026));
    expect(told).toMatchObject({ name: "मिथिला हाट", address: "Station Road" });
    expect(told.english).toEqual(["address", "grievanceOfficer", "ratingText"]);
    expect(publicSettings(config, 2026)).toMatchObject({ name: "Mithila Haat" });
    expect(publicSettings(config, 2026)).not.toHaveProperty("english");
    expect(speaking("hi", () => shopInEnglish(config).name)).toBe("Mithila Haat");
  });

  it("stand under a mail in Hindi, whoever causes it", async () => {
    const config = await opened("Mithila Haat");
    const words = { title: "नमस्ते", preview: "", blocks: [] };
    const footOf = (language: "en" | "hi") =>
      mailIn(language, config, () => ({
        ...{ kind: "test", to: "sita@example.org", subject: config.shop.name },
        body: mailBody(config.shop, words),
      }));
    expect(footOf("hi")).toMatchObject({ subject: "मिथिला हाट", body: { shop: { name: "मिथिला हाट" } } });
    expect(speaking("hi", () => footOf("en")).body.shop.name).toBe("Mithila Haat");
  });

  it("are told in English again once that is another one: an old address leads astray", async () => {
    const config = await opened("Mithila Bazaar");
    expect(speaking("hi", () => config.shop.name)).toBe("Mithila Haat");
  });

  it("stay the same objects, by which drawn parts are kept, until one of them changes", async () => {
    const facts = new LiveFacts(shop.db, given.shop, shopInLanguage);
    await facts.follow(1);
    const before = speaking("hi", () => facts.current);
    await facts.follow(2);
    expect(speaking("hi", () => facts.current)).toBe(before);
  });
});
