import { beforeEach, expect, test } from "vitest";
import { readBulkTiers } from "#bulk-prices/bulk-tiers.db.server.ts";
import type { BulkTier } from "#bulk-prices/bulk-tiers.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { readSettings } from "#platform/settings/settings.db.server.ts";
import { paise } from "#values/money/money.ts";
import { eachShop, shopOwner } from "../../../tests/database/each-shop.ts";
import { seedTiers } from "../../../tests/seed-tiers.ts";
import { settingsRecord } from "../save-settings.server.ts";
import { saveBulkPrices } from "./save-bulk-prices.server.ts";

eachShop("saving the bulk prices", {}, (shop) => {
  const save = (version: number, tiers: BulkTier[]) => saveBulkPrices(shop, shopOwner(), { version, tiers });
  const version = async () => (await readSettings(shop.db)).version;
  const history = () => auditOf(shop.db, settingsRecord.entity, settingsRecord.id);
  const from = (quantity: number): BulkTier[] => [{ from: quantity, core: paise(300_50), artisanalOff: 10 }];

  beforeEach(async () => {
    await save(await version(), [...seedTiers]);
    await shop.remove("audit_log");
    shop.looks = 0;
  });

  test("replaces all, tells it, leaves the other settings, and looks for the new content at once", async () => {
    const { facts } = await readSettings(shop.db);
    const before = await version();
    expect(await save(before, from(20))).toBe("saved");
    expect(await readBulkTiers(shop.db)).toEqual(from(20));
    expect(await readSettings(shop.db)).toEqual({ facts, version: before + 1 });
    expect(shop.looks).toBe(1);
    expect((await history())[0]?.what).toContain("bulk prices: 20 and over ₹300.50 and 10%");
  });

  test("refuses an older form, and writes nothing of it", async () => {
    const before = await version();
    expect(await save(before, from(20))).toBe("saved");
    expect(await save(before, from(30))).toBe("stale");
    expect(await save(0, from(30))).toBe("stale");
    expect(await readBulkTiers(shop.db)).toEqual(from(20));
    expect(await history()).toHaveLength(1);
  });

  test("of eight at the same moment takes one", async () => {
    const before = await version();
    const outcomes = await Promise.all(Array.from({ length: 8 }, (_, at) => save(before, from(20 + at))));
    expect(outcomes.filter((outcome) => outcome === "saved")).toHaveLength(1);
    expect(await readBulkTiers(shop.db)).toHaveLength(1);
    expect(await history()).toHaveLength(1);
  });

  test("leaves no row of a form that changed nothing", async () => {
    const before = await version();
    expect(await save(before, [...seedTiers])).toBe("saved");
    expect(await version()).toBe(before);
    expect(await history()).toEqual([]);
  });

  test("keeps all as it was when the database refuses one", async () => {
    const before = await version();
    await expect(save(before, [...from(20), ...from(100_001)])).rejects.toThrow();
    expect(await readBulkTiers(shop.db)).toEqual(seedTiers);
    expect(await version()).toBe(before);
    expect(await history()).toEqual([]);
  });
});
