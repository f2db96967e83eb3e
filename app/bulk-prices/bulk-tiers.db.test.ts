import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { eachShop } from "../../tests/database/each-shop.ts";
import { seedTiers } from "../../tests/seed-tiers.ts";
import { readBulkTiers, writeBulkTiers } from "./bulk-tiers.db.server.ts";
import type { BulkTiers } from "./bulk-tiers.ts";

const tier = (from: number, core: number, off: number) => ({ from, core: paise(core), artisanalOff: off });

eachShop("the bulk prices", {}, (shop) => {
  const write = (tiers: BulkTiers) => shop.inTransaction((trx) => writeBulkTiers(trx, tiers));

  test("begin as specified", async () => expect(await readBulkTiers(shop.db)).toEqual(seedTiers));

  test("are replaced whole, and raise the content's version, so that every cached page follows", async () => {
    const version = async () => (await shop.row("content_version")).version;
    const before = await version();
    const tiers = [tier(20, 300_50, 10), tier(1500, 300_50, 10)];
    await write(tiers);
    expect(await readBulkTiers(shop.db)).toEqual(tiers);
    expect(await version()).toBeGreaterThan(before);
  });

  test.each([
    ["bulk_tiers_from_quantity_range", [tier(1, 249_00, 15)]],
    ["bulk_tiers_from_quantity_range", [tier(100_001, 249_00, 15)]],
    ["bulk_tiers_pkey", [tier(50, 249_00, 15), tier(50, 229_00, 20)]],
    ["bulk_tiers_core_price_range", [tier(50, 0, 15)]],
    ["bulk_tiers_core_price_range", [tier(50, 1_00_00_000_00, 15)]],
    ["bulk_tiers_artisanal_percent_range", [tier(50, 249_00, 0)]],
    ["bulk_tiers_artisanal_percent_range", [tier(50, 249_00, 101)]],
    ["bulk_tiers_falling", [tier(50, 249_00, 15), tier(100, 249_01, 20)]],
    ["bulk_tiers_falling", [tier(50, 249_00, 15), tier(100, 229_00, 14)]],
    ["bulk_tiers_count", Array.from({ length: 9 }, (_, at) => tier(50 + at, 249_00, 15))],
  ])("are refused by the database: %s", async (constraint, tiers) => {
    await expect(write(tiers)).rejects.toMatchObject({ constraint });
    expect(await readBulkTiers(shop.db)).toEqual(seedTiers);
  });

  test("are never none", () =>
    expect(shop.remove("bulk_tiers")).rejects.toMatchObject({ constraint: "bulk_tiers_count" }));
});
