import { beforeEach, describe, expect, test } from "vitest";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { keepOwnDraft } from "../drafts/keep-own-draft.server.ts";
import { keptDrafts } from "../drafts/kept-drafts.db.server.ts";
import { moveFaq, removeFaq, saveFaq } from "../faq/change-faq.server.ts";
import { listFaq } from "../faq/faq-admin.db.server.ts";
import type { FaqInput } from "../faq/faq-admin.form.ts";
import { faqDraftsToRead, keepFaqDraft, openFaqDrafts, showFaqDraft } from "../faq/faq-drafts.server.ts";
import { findLegalText } from "./legal-text.db.server.ts";
import { saveLegalText } from "./save-legal-text.server.ts";

const question = (words: string, change: Partial<FaqInput> = {}): FaqInput => ({
  ...{ id: "", version: 0, category: "Orders & Payment", question: words, answer: "<p>Yes.</p>" },
  ...change,
});

eachShop("the texts' admin page", {}, (shop) => {
  const told = async (entity: string, id: string) =>
    (await auditOf(shop.db, entity, id)).map(({ what }) => what);

  describe("the questions", () => {
    const order = async () => (await listFaq(shop.db)).map((entry) => entry.question).join("");
    const named = async (words: string) => {
      const found = (await listFaq(shop.db)).find((entry) => entry.question === words);
      if (!found) throw new Error(`no question ${words}`);
      return found;
    };
    const move = async (words: string, step: "up" | "down") =>
      moveFaq(shop, shop.owner, await named(words), step);

    beforeEach(async () => {
      for (const words of ["A", "B", "C"]) await saveFaq(shop, shop.owner, question(words));
    });

    test("are added at the end, moved within their category, and told", async () => {
      expect(await saveFaq(shop, shop.owner, question("D", { category: "Returns & Refunds" }))).toBe("added");
      expect(await order()).toBe("ABCD");
      expect([await move("C", "up"), await order()]).toEqual(["moved", "ACBD"]);
      expect([await move("A", "up"), await order()]).toEqual(["moved", "ACBD"]);
      expect([await move("B", "down"), await order()]).toEqual(["moved", "ACBD"]);
      expect([await move("A", "down"), await order()]).toEqual(["moved", "CABD"]);
      expect(await told("faq_entries", (await named("C")).id)).toEqual(["moved up", "added · question: C"]);
      expect(shop.looks).toBeGreaterThan(4);
    });

    test("are changed and deleted only as they were shown", async () => {
      const { id } = await named("B");
      const edit = (version: number, words: string) =>
        saveFaq(shop, shop.owner, question(words, { id, version, answer: "<p>No.</p>" }));
      expect(await edit(1, "B2")).toBe("changed");
      expect(await edit(1, "B3")).toBe("stale");
      expect(await removeFaq(shop, shop.owner, { id, version: 1 })).toBe("stale");
      const changed = expect.stringContaining("question: B2");
      expect(await told("faq_entries", id)).toEqual([changed, "added · question: B"]);
      expect(await removeFaq(shop, shop.owner, { id, version: 2 })).toBe("deleted");
      expect(await moveFaq(shop, shop.owner, { id }, "up")).toBe("gone");
      expect(await edit(2, "B4")).toBe("gone");
      expect(await order()).toBe("AC");
    });

    test("are not asked twice, since their words are their addresses", async () => {
      expect(await saveFaq(shop, shop.owner, question("a?"))).toBe("asked");
      const { id } = await named("A");
      expect(await saveFaq(shop, shop.owner, question("A", { id, version: 1 }))).toBe("changed");
    });

    test("moved by two owners at once all keep a place", async () => {
      await Promise.all([move("A", "down"), move("C", "up"), move("B", "down")]);
      expect([...(await order())].sort().join("")).toBe("ABC");
      expect(new Set(await shop.column("faq_entries", "position")).size).toBe(3);
    });
  });

  test("a legal text is written once, then changed as it was shown", async () => {
    const text = { version: 0, title: "Returns", html: "<p>30 days.</p>", metaDescription: null };
    expect(await saveLegalText(shop, shop.owner, "returns", text)).toBe("saved");
    expect(await saveLegalText(shop, shop.owner, "returns", text)).toBe("stale");
    const change = { ...text, version: 1, html: "<p>40 days.</p>", metaDescription: "Days." };
    expect(await saveLegalText(shop, shop.owner, "returns", change)).toBe("saved");
    expect(await saveLegalText(shop, shop.owner, "returns", change)).toBe("stale");
    const { html, title, metaDescription } = change;
    const kept = { html, title, metaDescription, version: 2 };
    expect(await findLegalText(shop.db, "returns")).toEqual(kept);
    const written = expect.stringContaining("written");
    expect(await told("policy_pages", "returns")).toEqual(["updated · text · description", written]);
  });

  test("a policy's draft is kept in the owner's words, and shown as it was read", async () => {
    const words = { title: "Terms", html: "<p>Law.</p>", metaDescription: null };
    const draft = { english: words, hindi: { ...words, title: "शर्तें" } };
    const keep = (version: number) =>
      keepOwnDraft(shop, shop.owner, { kind: "policy", key: "terms", version }, draft);
    expect([await keep(0), await keep(0), await keep(1)]).toEqual(["saved", "stale", "saved"]);
    expect((await keptDrafts(shop.db, "policy")).get("terms")).toEqual({
      ...draft,
      version: 2,
      isShown: false,
    });
    const typed = { ...words, version: 0, hindiTitle: "शर्तें", hindiHtml: words.html, hindiMeta: null };
    const show = (version: number) => saveLegalText(shop, shop.owner, "terms", typed, { ...typed, version });
    expect(await findLegalText(shop.db, "terms")).toBeUndefined();
    expect([await show(0), await show(2), await show(2), await keep(2)]).toEqual([
      ...["stale", "saved", "stale", "stale"],
    ]);
    expect(await told("policy_pages", "terms")).toHaveLength(3);
  });

  test("drafts are shown in both languages, each once", async () => {
    const inHindi = async (kind: "faq" | "policy") =>
      (await shop.rows("translations", { kind }, "field")).map(({ field, text }) => [field, text]);
    const text = { version: 0, title: "Terms", html: "<p>Law.</p>", metaDescription: null };
    const hindi = { hindiTitle: "शर्तें", hindiHtml: "<p>क़ानून।</p>", hindiMeta: "छोटा" };
    expect(await saveLegalText(shop, shop.owner, "terms", text, { ...text, ...hindi })).toBe("saved");
    expect(await inHindi("policy")).toEqual([
      ["html", "<p>क़ानून।</p>"],
      ["title", "शर्तें"],
    ]);
    const show = () => showFaqDraft(shop, shop.owner, "time");
    expect([await show(), await show(), await showFaqDraft(shop, shop.owner, "none")]).toEqual([
      ...["added", "asked", undefined],
    ]);
    expect((await inHindi("faq")).map(([field]) => field)).toEqual(["answer", "question"]);
    expect(openFaqDrafts(await listFaq(shop.db), shop.config.shop)).toEqual(["cost", "where", "damaged"]);
    const own = { version: 0, question: "What does it cost?", answer: "<p>₹99.</p>" };
    const inOwnHindi = { hindiQuestion: "कितना लगता है?", hindiAnswer: "<p>₹99।</p>" };
    const keep = (version: number) =>
      keepFaqDraft(shop, shop.owner, "cost", { ...own, ...inOwnHindi, version });
    expect([
      await keep(0),
      await keep(0),
      await keep(1),
      keepFaqDraft(shop, shop.owner, "none", { ...own, ...inOwnHindi }),
    ]).toEqual([...["saved", "stale", "saved", undefined]]);
    const open = async () =>
      (await faqDraftsToRead(shop.db, await listFaq(shop.db), shop.config)).map(({ key, isOwn }) => [
        key,
        isOwn,
      ]);
    expect(await open()).toEqual([
      ["cost", true],
      ["where", false],
      ["damaged", false],
    ]);
    const showOwn = (version: number) => showFaqDraft(shop, shop.owner, "cost", version);
    expect([await showOwn(1), await showOwn(2), await keep(2)]).toEqual(["stale", "added", "stale"]);
    expect((await listFaq(shop.db)).at(-1)).toMatchObject({ question: own.question, answer: own.answer });
    expect(await open()).toEqual([
      ["where", false],
      ["damaged", false],
    ]);
    await saveFaq(shop, shop.owner, question("Do you send to Leh?", { category: "Shipping & Delivery" }));
    expect(openFaqDrafts(await listFaq(shop.db), shop.config.shop)).toEqual([]);
  });
});
