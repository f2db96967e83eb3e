import { expect, test } from "vitest";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { homeCodeRows, homePromotionOf } from "./home-code.db.server.ts";
import { codeOnHome } from "./home-code.ts";

eachShop("the code on the home page", { on: "embedded" }, (shop) => {
  const tenPercent = { title: "T", kind: "percent", value: "10" } as const;
  const add = (code: string | null, facts: object = {}) =>
    shop.add("promotions", { id: `promotion-${code}`, code, ...tenPercent, ...facts });
  const contentVersion = async () => (await shop.row("content_version")).version;
  const shown = async () =>
    codeOnHome((await homeCodeRows(shop.db).execute()).map(homePromotionOf), new Date()).homeCode?.code;

  test("is the newest that its owner has put there", async () => {
    await add("OLD", { on_home: true, created_at: "2026-01-01" });
    await add("NEW", { on_home: true, created_at: "2026-02-01" });
    await add("OTHER", { created_at: "2026-03-01" });
    expect(await shown()).toBe("NEW");
    await shop.set("promotions", { code: "NEW" }, { active: false });
    expect(await shown()).toBe("OLD");
  });

  test("is none whose products are all deleted or hidden", async () => {
    const ids = ["home-1", "home-2"];
    const products = ids.map((id) => ({ id, name: id }));
    await shop.addProducts(products);
    await add("SOME", { on_home: true, scope: "products", scope_words: ids });
    await shop.set("products", "home-1", { hidden: true });
    expect(await shown()).toBe("SOME");
    await shop.remove("products", "home-2");
    expect(await shown()).toBeUndefined();
    await shop.set("products", "home-1", { hidden: false });
    expect(await shown()).toBe("SOME");
  });

  test("is no discount without a code", () => expect(add(null, { on_home: true })).rejects.toThrow());

  test("ends the pages that show it, when it changes or is used up, and not with each use", async () => {
    const write = (facts: object) => shop.set("promotions", {}, facts);
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
