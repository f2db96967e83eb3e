import { expect, test } from "vitest";
import { comparisonOf } from "#admin/numbers/festivals/comparison.ts";
import { wayOf } from "#admin/numbers/numbers.ts";
import { numbersPeriod } from "#admin/numbers/period.ts";
import { readSales } from "#admin/numbers/reading/read-numbers.server.ts";
import { readBuyers } from "#admin/numbers/reading/sales.db.server.ts";
import { readSources, readVisitDays } from "#admin/numbers/reading/visits.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { eachShop } from "../tests/database/each-shop.ts";
import { seedArtisans } from "./seed-artisans.ts";
import { seedNumbers } from "./seed-numbers.ts";
import { seedProducts } from "./seed-products.ts";

const today = "2026-11-28";
const now = new Date(`${today}T12:00:00+05:30`);

eachShop("the numbers of a demo shop", { on: "embedded" }, (shop) => {
  test("are alive in each period, and tell one festival from the one before", async () => {
    await inTransaction(shop.db, async (trx) => {
      await seedArtisans(trx, new Map());
      await seedProducts(trx, new Map());
      await seedNumbers(trx, now);
    });
    for (const asked of ["7", "30", "year", "2026-10", "2025-11"]) {
      const period = numbersPeriod(asked, today);
      const way = wayOf(await readVisitDays(shop.db, period));
      expect(way.visits).toBeGreaterThan(way.products);
      expect(way.checkouts).toBeGreaterThanOrEqual(way.orders);
      expect(way.orders).toBeGreaterThan(0);
      const sources = await readSources(shop.db, period);
      expect(sources.length).toBeGreaterThan(5);
      expect(sources.reduce((sum, { visits }) => sum + visits, 0)).toBeLessThan(way.visits);
    }
    const { before } = comparisonOf(new URLSearchParams("festival=diwali-2026"), today);
    const sales = await readSales(shop.db, before);
    expect(sales.reduce((sum, { orders }) => sum + orders, 0)).toBeGreaterThan(10);
    const buyers = await readBuyers(shop.db, numbersPeriod("2026-08", today));
    expect(buyers.first.orders).toBeGreaterThan(0);
    expect(buyers.again.orders).toBeGreaterThan(0);
  });
});
