import { expect, test } from "vitest";
import { eachShop, manyAtOnce } from "../../../tests/database/each-shop.ts";
import { owedTo } from "../entries.db.server.ts";
import { type TakenIn, takeIn } from "./take-in.server.ts";

eachShop(
  "goods that are taken in",
  {
    at: "2026-11-30T10:00:00Z",
    async begin(shop) {
      await shop.addProducts([{ id: "tote", name: "Lotus Tote", stock_count: 3 }]);
      await shop.add("maker_terms", {
        artisan_id: "asha",
        kind: "bought",
        amount: "350",
        from_on: "2026-11-01",
      });
      await shop.add("maker_terms", { artisan_id: "asha", kind: "piece", from_on: "2026-12-01" });
    },
  },
  (shop) => {
    const maker = { id: "asha", name: "Asha Devi" };
    const taken = { key: "k", maker, productId: "tote", variantId: null, pieces: 6, on: "2026-11-30" };
    const take = (given: Partial<TakenIn> = {}) => takeIn(shop, shop.owner, { ...taken, ...given });
    const stands = async () => [
      await owedTo(shop.db, "asha"),
      (await shop.row("products", "tote")).stock_count,
      await shop.count("audit_log"),
    ];

    test("are owed and in stock with one act, and once however often it is sent (OWED-11)", async () => {
      const all = await manyAtOnce(8, () => take());
      expect(all.map(({ kind }) => kind).sort()).toEqual([...Array(7).fill("again"), "kept"]);
      expect(await stands()).toEqual([2100_00, 9, 1]);
      expect(await take({ key: "k2", pieces: 1 })).toEqual({ kind: "kept", owed: 2450_00 });
    });

    test.each<[Partial<TakenIn>, string]>([
      [{ on: "2026-10-31" }, "no-term"],
      [{ on: "2026-12-01" }, "no-term"],
      [{ maker: { id: "sunita", name: "Sunita" } }, "no-term"],
      [{ productId: "none" }, "no-goods"],
      [{ variantId: "none" }, "no-goods"],
    ])("are refused with %j: %s", async (given, kind) => {
      expect(await take(given)).toEqual({ kind });
      expect(await stands()).toEqual([0, 3, 0]);
    });
  },
);
