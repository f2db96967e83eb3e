import { beforeEach, expect, test } from "vitest";
import { checkoutOf, numberOf, sellBags } from "../../../tests/database/checkout-shop.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { readShownPromotions } from "../read-shown-promotions.server.ts";
import { applyCode } from "./apply-code.server.ts";
import { codeLine, forgetSpentCode } from "./code-cookie.server.ts";
import { homeCodeRows, homePromotionOf } from "./home-code.db.server.ts";
import { codeOnHome } from "./home-code.ts";

const now = new Date("2026-12-01T06:00:00Z");

eachShop("codes that a network names", { at: now }, (shop) => {
  const clientAddress = "203.0.113.7";
  const apply = (code: string, from = clientAddress) =>
    applyCode(shop, from, code, async () => ({ goods: [], isLowered: () => true }));
  const visit = (code: string) => {
    const [cookie = ""] = codeLine(code, shop.config.origin).split(";");
    const request = new Request(shop.config.origin, { headers: { Cookie: cookie } });
    return readShownPromotions(shop, { request, clientAddress });
  };

  beforeEach(() => shop.addPromotion({ code: "DIWALI" }));

  test("are told until there were too many, then of right ones neither", async () => {
    for (let at = 0; at < 25; at += 1) expect(await apply(" diwali ")).toMatchObject({ code: "DIWALI" });
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, at) => apply(`NO${at}`)));
    const statuses = guesses.map((guess) => (guess.ok ? 200 : guess.status)).sort();
    expect(statuses).toEqual([...Array(20).fill(422), ...Array(20).fill(429)]);
    expect(await apply("DIWALI")).toMatchObject({ ok: false, status: 429 });
    expect((await visit("DIWALI")).promotions.code?.promotion).toBeUndefined();
    expect(await apply("DIWALI", "203.0.113.8")).toMatchObject({ ok: true });
  });

  test("write nothing down where they are right, however many come at once", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => apply("DIWALI")));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(50);
    expect(await shop.rows("rate_limits")).toEqual([]);
  });

  test("are kept for the visit, but for one that nobody made", async () => {
    const code = { text: "DIWALI", promotion: { value: 10_00 } };
    expect(await visit("diwali")).toMatchObject({ promotions: { code }, headers: [] });
    const wrong = await visit("NONE");
    expect(wrong.promotions.code).toEqual({ text: "NONE", refusal: "This code does not exist." });
    expect(wrong.headers).toEqual([["Set-Cookie", codeLine("", shop.config.origin)]]);
  });

  test("apply by themselves where they have none", async () => {
    await shop.addPromotion({ title: "Later", starts_at: new Date(now.getTime() + 1) });
    await shop.addPromotion({ title: "Over", ends_at: now });
    await shop.addPromotion({ title: "Used up", most_uses: 1, used: 1 });
    await shop.addPromotion({ title: "Bags", scope: "category", scope_words: ["bags"] });
    const { promotions } = await visit("");
    const automatic = promotions.automatic.map(({ title, scopeName }) => [title, scopeName]);
    expect(automatic).toEqual([["Bags", "Bags"]]);
  });
});

eachShop("the code of a visit", { begin: sellBags, on: "embedded" }, (shop) => {
  const { place } = checkoutOf(shop);

  test("is forgotten with the order that had it, and with no other", async () => {
    await shop.addPromotion({ code: "SAVE" });
    const number = numberOf(await place({ code: "SAVE" }));
    const { origin } = shop.config;
    const asked = (code: string, order = number) => {
      const [cookie = ""] = codeLine(code, origin).split(";");
      return forgetSpentCode(shop, new Request(origin, { headers: { Cookie: cookie } }), order);
    };
    expect(await asked("save")).toEqual([["Set-Cookie", codeLine("", origin)]]);
    expect(await asked("OTHER")).toEqual([]);
    expect(await asked("SAVE", "JC-1")).toEqual([]);
    expect(await asked("")).toEqual([]);
  });
});

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
    // What its owner tells to some alone, or without a code, stands there for no product's sake either.
    await shop.set("promotions", { code: "SOME" }, { on_home: false });
    expect(await shown()).toBeUndefined();
    await shop.set("promotions", { code: "SOME" }, { on_home: true, active: false });
    expect(await homeCodeRows(shop.db).execute()).toEqual([]);
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
