import { expect, test } from "vitest";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { readSettings } from "#platform/settings/settings.db.server.ts";
import { factsFrom } from "#platform/settings/shop-facts.server.ts";
import { paise } from "#values/money/money.ts";
import { usualShippingRates } from "#values/money/shipping-rates.ts";
import { usualPromise } from "#values/promise-terms.ts";
import { eachShop, shopOwner, type TestShop } from "../../tests/database/each-shop.ts";
import type { FactsInput } from "./facts/facts.form.ts";
import { factsToSave, ratesToSave } from "./facts-to-save.server.ts";
import { saveSettings, settingsRecord } from "./save-settings.server.ts";

const given = parseConfig({ SHOP_NAME: "Mithila Haat", SHOP_X: "https://x.example/haat" }).shop;
const actor = shopOwner();

const typed: FactsInput = {
  ...{ version: 1, name: "Sita Crafts", email: given.email, phone: null, address: null },
  ...{ gstin: null, pan: null, gstRate: null, hsn: null, supplyRule: null },
  ...{ grievanceOfficer: null, facebook: null, instagram: null, x: null },
  ratingShown: true,
  ratingText: null,
  reviewInvites: true,
  closedDays: null,
  accountName: null,
  accountNumber: null,
  ifsc: null,
  upiId: null,
  giNumber: null,
  originCountry: null,
  netQuantity: null,
  madeBy: null,
  madeMonth: null,
  consumerCare: null,
};

const begin = (shop: TestShop) => shop.set("shop_settings", {}, { facts: "{}", version: 1 });

eachShop("saving the settings", { begin }, (shop) => {
  const started = () => ({ db: shop.db, pages: shop.pages, config: { givenShop: given } });
  const history = () => auditOf(shop.db, settingsRecord.entity, settingsRecord.id);
  const save = (version: number, change: Partial<FactsInput>) =>
    saveSettings(started(), actor, version, (before) =>
      factsToSave(before, { ...typed, ...change }, { given }),
    );

  test("a new name of the shop is its team's and its products', where nobody set another (PRODUCT-7)", async () => {
    const profile = (id: string, full_name: string, role: "admin" | "user") => ({
      ...{ id, full_name, role, email: `${id}@example.com` },
    });
    await shop.addAll("profiles", [
      profile("team", "Mithila Haat Team", "admin"),
      profile("named", "Asha Rao", "admin"),
      profile("buyer", "Mithila Haat Team", "user"),
    ]);
    await shop.addProducts([
      { id: "team-made", name: "Tote", slug: "tote", artisan: "Mithila Haat Team" },
      { id: "signed", name: "Sling", slug: "sling", artisan: "Asha Rao" },
    ]);
    await save(1, { name: "Sita Crafts" });
    const profiles = await shop.rows("profiles");
    expect(Object.fromEntries(profiles.map(({ id, full_name }) => [id, full_name]))).toMatchObject({
      ...{ team: "Sita Crafts Team", named: "Asha Rao", buyer: "Mithila Haat Team" },
    });
    const makers = () => shop.rows("products", {}, "id");
    expect(await makers()).toMatchObject([
      { artisan: "Asha Rao", version: 1 },
      { artisan: "Sita Crafts Team", version: 2 },
    ]);
    await save(2, { name: null });
    expect(await makers()).toMatchObject([{ artisan: "Asha Rao" }, { artisan: "Mithila Haat Team" }]);
  });

  test("what still has the name of the shop's start follows with the next save (PRODUCT-7)", async () => {
    await save(1, { name: "Sita Crafts" });
    await shop.addProducts([{ id: "old", name: "Bag", slug: "bag", artisan: "Mithila Haat Team" }]);

    await save(2, { hsn: "4202" });
    expect((await shop.row("products", "old")).artisan).toBe("Sita Crafts Team");
  });

  test("keeps only what differs from the start, tells it, and looks for the new content at once", async () => {
    expect(await save(1, { ratingShown: false })).toBe("saved");
    const { facts, version } = await readSettings(shop.db);
    expect([facts, version]).toEqual([{ name: "Sita Crafts", ratingText: "" }, 2]);
    expect(shop.looks).toBe(1);
    expect((await history()).map(({ what }) => what)).toEqual([expect.stringContaining("name: Sita Crafts")]);
    expect(await save(2, { name: null, x: "https://x.example/sita" })).toBe("saved");
    const after = factsFrom(given, (await readSettings(shop.db)).facts);
    expect(after.name).toBe("Mithila Haat");
    expect(after.social.x).toBe("https://x.example/sita");
    expect((await history())[0]?.what).toContain("name: as the shop was started");
  });

  test("keeps no officer who is called by the shop's name, of now or of until now (ADMIN-34)", async () => {
    const officer = async () => (await readSettings(shop.db)).facts.grievanceOfficer;
    await save(1, { name: "Sita Crafts", grievanceOfficer: "Grievance Officer, Mithila Haat" });
    expect(await officer()).toBeUndefined();
    await save(2, { name: "Gita Crafts", grievanceOfficer: "Grievance Officer, Sita Crafts" });
    expect(await officer()).toBeUndefined();
    await save(3, { name: "Gita Crafts", grievanceOfficer: "Rekha Devi" });
    expect(await officer()).toBe("Rekha Devi");
  });

  test("sets, changes and takes back what goods bear that say nothing about it", async () => {
    const borne = async () => factsFrom(given, (await readSettings(shop.db)).facts).goodsTax;
    expect(await save(1, { gstRate: "5", hsn: "4202" })).toBe("saved");
    expect(await borne()).toEqual({ rate: "5", hsn: "4202" });
    expect((await history())[0]?.what).toContain("GST rate in per cent: 5");
    expect(await save(2, { gstRate: "0" })).toBe("saved");
    expect(await borne()).toEqual({ rate: "0", hsn: null });
    expect(await save(3, {})).toBe("saved");
    expect(await borne()).toEqual({ rate: null, hsn: null });
  });

  test("refuses an older form, and writes nothing of it", async () => {
    expect(await save(1, {})).toBe("saved");
    expect(await save(1, { name: "Late" })).toBe("stale");
    expect(await save(0, { name: "Late" })).toBe("stale");
    expect((await readSettings(shop.db)).facts.name).toBe("Sita Crafts");
    expect(await history()).toHaveLength(1);
  });

  test("of two at the same moment takes one", async () => {
    const outcomes = await Promise.all(["One", "Two"].map((name) => save(1, { name })));
    expect(outcomes.sort()).toEqual(["saved", "stale"]);
    expect(await history()).toHaveLength(1);
  });

  test("leaves no row of a form that changed nothing", async () => {
    expect(await save(1, { name: given.name })).toBe("saved");
    expect((await readSettings(shop.db)).version).toBe(1);
    expect(await history()).toEqual([]);
  });

  test("keeps the shipping rates and the facts beside each other", async () => {
    await save(1, {});
    const rates = { ...usualShippingRates, standard: paise(49_00) };
    const set = (version: number, to: typeof rates, refundsCancelled = false, days = 30) =>
      saveSettings(started(), actor, version, (before) =>
        ratesToSave(
          before,
          {
            ...to,
            refundsCancelled,
            giftWrap: undefined,
            returns: { days, damageHours: 48 },
            promise: usualPromise,
          },
          given,
        ),
      );
    expect(await set(2, rates)).toBe("saved");
    expect((await readSettings(shop.db)).facts).toEqual({ name: "Sita Crafts", shipping: rates });
    expect((await history())[0]?.what).toContain("shipping: standard ₹49.00, free from ₹999.00");
    expect(await set(3, usualShippingRates)).toBe("saved");
    expect((await readSettings(shop.db)).facts).toEqual({ name: "Sita Crafts" });
    expect(await set(4, usualShippingRates, true)).toBe("saved");
    expect((await readSettings(shop.db)).facts).toEqual({ name: "Sita Crafts", refundsCancelled: true });
    expect((await history())[0]?.what).toContain("refund of cancelled orders: at once");
    expect(await set(5, usualShippingRates, true, 7)).toBe("saved");
    expect((await history())[0]?.what).toContain("returns: 7 days, damage 48 hours");
    expect(await save(6, {})).toBe("saved");
    expect((await readSettings(shop.db)).facts).toMatchObject({
      ...{ refundsCancelled: true, returns: { days: 7, damageHours: 48 } },
    });
  });
});
