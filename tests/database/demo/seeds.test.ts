import { artisans, posts } from "@jhola/demo/content/shop.ts";
import { seedArtisans } from "@jhola/demo/goods/seed-artisans.ts";
import { seedPosts } from "@jhola/demo/goods/seed-posts.ts";
import { seedProducts } from "@jhola/demo/goods/seed-products.ts";
import { seedCustomers } from "@jhola/demo/orders/seed-customers.ts";
import { seedNumbers } from "@jhola/demo/orders/seed-numbers.ts";
import { seedOffers } from "@jhola/demo/orders/seed-offers.ts";
import { seedPictures } from "@jhola/demo/pictures/seed-pictures.ts";
import { beforeAll, expect, test } from "vitest";
import { comparisonOf } from "#admin/numbers/festivals/comparison.ts";
import { wayOf } from "#admin/numbers/numbers.ts";
import { numbersPeriod } from "#admin/numbers/period.ts";
import { readSales } from "#admin/numbers/reading/read-numbers.server.ts";
import { readBuyers } from "#admin/numbers/reading/sales.db.server.ts";
import { readSources, readVisitDays } from "#admin/numbers/reading/visits.db.server.ts";
import { listArtisans, mostArtisans } from "#artisans/artisan.db.server.ts";
import { listPosts } from "#blog/post.db.server.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { openLog } from "#platform/log.server.ts";
import { demoLoader } from "#server/demo-loader.server.ts";
import { readHome } from "#storefront/home/home.db.server.ts";
import { eachDatabase } from "../each-database.ts";
import { eachShop } from "../each-shop.ts";

const drawn = seedPictures().filter(({ isFirst }) => isFirst);
const hung = new Map(drawn.map(({ id, name }) => [`${id}/${name}`, `/files/${id}/${name}.webp`]));
const afterAllPosts = new Date("2100-01-01");

eachDatabase("a demo shop at its first start", (database) => {
  const db = () => database().db;

  beforeAll(() =>
    inTransaction(db(), async (trx) => {
      await seedArtisans(trx, hung);
      await seedProducts(trx, hung);
      await seedPosts(trx, hung);
    }),
  );

  test("has all pictures of its home page", async () => {
    const home = await readHome(db(), new Date());
    expect(home.featured.map(({ images }) => images.length)).toEqual([1, 1, 1]);
    expect(home.artisans.filter(({ imageUrl }) => imageUrl === null)).toEqual([]);
  });

  test("shows the place of a portrait or cover that is not drawn, and says nothing of it", async () => {
    const listed = await listPosts(db(), posts.length, afterAllPosts);
    expect(listed.map(({ imageUrl, imageAlt }) => [imageUrl, imageAlt])).toEqual(posts.map(() => [null, ""]));
    const undrawn = (await listArtisans(db(), mostArtisans)).filter(({ imageUrl }) => imageUrl === null);
    expect(undrawn).toHaveLength(artisans.length - 3);
  });
});

const today = "2026-11-28";
const noon = new Date(`${today}T12:00:00+05:30`);

eachShop("the numbers of a demo shop", { on: "embedded" }, (shop) => {
  test("are alive in each period, and tell one festival from the one before", async () => {
    await inTransaction(shop.db, async (trx) => {
      await seedArtisans(trx, new Map());
      await seedProducts(trx, new Map());
      await seedNumbers(trx, { now: () => noon, loader: demoLoader });
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

const midnight = new Date("2026-11-20T00:01:00+05:30");
const settings = {
  config: parseConfig({}),
  log: openLog("silent"),
  secret: "s".repeat(32),
  now: () => midnight,
  loader: demoLoader,
};

eachShop("the offers of a demo shop", { isKept: true, on: "embedded" }, (shop) => {
  beforeAll(() =>
    inTransaction(shop.db, async (trx) => {
      await seedArtisans(trx, new Map());
      await seedProducts(trx, new Map());
      await seedCustomers(trx, demoLoader);
      await seedOffers(trx, settings, new Map());
    }),
  );

  test("are open, wait for a proof to be seen, and became an order whose advance is paid", async () => {
    const rows = await shop.rows("offers", {}, "created_at");
    expect(rows.map(({ state }) => state)).toEqual(["accepted", "accepted", "sent", "sent"]);
    expect(await shop.rows("offer_proofs")).toMatchObject([{ state: "shown" }]);
    const orders = await shop.rows("orders");
    expect(orders).toMatchObject([
      {
        ...{ status: "processing", payment_state: "part_paid", payment_method: "bank" },
        ...{ po_number: "SC/2026/114", created_at: new Date(midnight.getTime() - 120 * 60 * 60_000) },
      },
      { po_number: "SDS-41", fees: "420.00" },
    ]);
  });

  test("one goes to six homes, two of which are still to be asked for", async () => {
    const homes = await shop.rows("order_recipients", {}, "row");
    expect(homes.map(({ state }) => state)).toEqual([...Array(4).fill("known"), "wanted", "wanted"]);
  });

  test("write to nobody", async () => {
    expect(await shop.mails()).toEqual([]);
    const untold = shop.db.selectFrom("orders").select("id").where("owner_told_at", "is", null);
    expect(await untold.execute()).toEqual([]);
  });
});
