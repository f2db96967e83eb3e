import { beforeEach, expect, test } from "vitest";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { addPromotion } from "../../../tests/database/promotion-row.ts";
import { readShownPromotions } from "../read-shown-promotions.server.ts";
import { applyCode } from "./apply-code.server.ts";
import { codeLine } from "./code-cookie.server.ts";

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

  beforeEach(() => addPromotion(shop.db, { code: "DIWALI" }));

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
    await addPromotion(shop.db, { title: "Later", starts_at: new Date(now.getTime() + 1) });
    await addPromotion(shop.db, { title: "Over", ends_at: now });
    await addPromotion(shop.db, { title: "Used up", most_uses: 1, used: 1 });
    await addPromotion(shop.db, { title: "Bags", scope: "category", scope_words: ["bags"] });
    const { promotions } = await visit("");
    const automatic = promotions.automatic.map(({ title, scopeName }) => [title, scopeName]);
    expect(automatic).toEqual([["Bags", "Bags"]]);
  });
});
