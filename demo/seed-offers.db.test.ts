import { beforeAll, expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { openLog } from "#platform/log.server.ts";
import { eachShop } from "../tests/database/each-shop.ts";
import { seedArtisans } from "./seed-artisans.ts";
import { seedCustomers } from "./seed-customers.ts";
import { seedOffers } from "./seed-offers.ts";
import { seedProducts } from "./seed-products.ts";

const now = new Date("2026-11-20T00:01:00+05:30");
const settings = { config: parseConfig({}), log: openLog("silent"), secret: "s".repeat(32), now: () => now };

eachShop("the offers of a demo shop", { isKept: true, on: "embedded" }, (shop) => {
  beforeAll(() =>
    inTransaction(shop.db, async (trx) => {
      await seedArtisans(trx, new Map());
      await seedProducts(trx, new Map());
      await seedCustomers(trx);
      await seedOffers(trx, settings, new Map());
    }),
  );

  test("are open, wait for a proof to be seen, and became an order whose advance is paid", async () => {
    const rows = await shop.rows("offers", {}, "created_at");
    expect(rows.map(({ state }) => state)).toEqual(["accepted", "sent", "sent"]);
    const proofs = await shop.rows("offer_proofs");
    expect(proofs).toMatchObject([{ state: "shown" }]);
    const orders = await shop.rows("orders");
    expect(orders).toMatchObject([
      {
        ...{ status: "processing", payment_state: "part_paid", payment_method: "bank" },
        ...{ po_number: "SC/2026/114", created_at: new Date(now.getTime() - 120 * 60 * 60_000) },
      },
    ]);
  });

  test("write to nobody", async () => {
    expect(await shop.mails()).toEqual([]);
    const untold = shop.db.selectFrom("orders").select("id").where("owner_told_at", "is", null);
    expect(await untold.execute()).toEqual([]);
  });
});
