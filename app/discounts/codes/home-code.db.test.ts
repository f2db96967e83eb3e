import { beforeEach, expect, test } from "vitest";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { addProducts } from "../../../tests/database/product-row.ts";
import { homeCodeRows, homePromotionOf } from "./home-code.db.server.ts";
import { codeOnHome } from "./home-code.ts";

eachDatabase("the code on the home page", (database) => {
  beforeEach(() => database().db.deleteFrom("promotions").execute());

  const add = (code: string | null, facts: object = {}) =>
    database()
      .db.insertInto("promotions")
      .values({ ...{ id: `promotion-${code}`, code, title: "T", kind: "percent", value: "10" }, ...facts })
      .execute();
  const contentVersion = async () =>
    (await database().db.selectFrom("content_version").select("version").executeTakeFirstOrThrow()).version;
  const shown = async () =>
    codeOnHome((await homeCodeRows(database().db).execute()).map(homePromotionOf), new Date()).homeCode?.code;

  test("is the newest that its owner has put there", async () => {
    await add("OLD", { on_home: true, created_at: "2026-01-01" });
    await add("NEW", { on_home: true, created_at: "2026-02-01" });
    await add("OTHER", { created_at: "2026-03-01" });
    expect(await shown()).toBe("NEW");
    await database().db.updateTable("promotions").set({ active: false }).where("code", "=", "NEW").execute();
    expect(await shown()).toBe("OLD");
  });

  test("is none whose products are all deleted or hidden", async () => {
    await addProducts(database().db, [
      { id: "home-1", name: "One" },
      { id: "home-2", name: "Two" },
    ]);
    await add("SOME", { on_home: true, scope: "products", scope_words: ["home-1", "home-2"] });
    await database().db.updateTable("products").set({ hidden: true }).where("id", "=", "home-1").execute();
    expect(await shown()).toBe("SOME");
    await database().db.deleteFrom("products").where("id", "=", "home-2").execute();
    expect(await shown()).toBeUndefined();
    await database().db.updateTable("products").set({ hidden: false }).where("id", "=", "home-1").execute();
    expect(await shown()).toBe("SOME");
  });

  test("is no discount without a code", () => expect(add(null, { on_home: true })).rejects.toThrow());

  test("ends the pages that show it, when it changes or is used up, and not with each use", async () => {
    const write = (facts: object) => database().db.updateTable("promotions").set(facts).execute();
    const before = await contentVersion();
    await add("ONE", { most_uses: 2 });
    await write({ used: 1 });
    expect(await contentVersion()).toBe(before);
    await write({ on_home: true });
    const raised = await contentVersion();
    expect(raised).not.toBe(before);
    await write({ used: 0 });
    expect(await contentVersion()).toBe(raised);
    await write({ used: 2 });
    expect(await contentVersion()).not.toBe(raised);
  });
});
