import { expect, test } from "vitest";
import { eachShop, shopOwner, type TestShop } from "../../../tests/database/each-shop.ts";
import { keepQuote } from "../admin/quotes/change-quote.server.ts";
import { quoteRows } from "../admin/quotes/quote.db.server.ts";
import type { QuoteStatus } from "../admin/quotes/quote-status.ts";
import { findEnquiry } from "../enquiry-rows.db.server.ts";
import { moveQuote } from "./bulk-quote.db.server.ts";

const actor = shopOwner({ id: "a", fullName: "Rekha" });

const begin = (shop: TestShop) =>
  shop.add("bulk_quotes", {
    id: "q",
    full_name: "Asha",
    email: "asha@example.com",
    quantity_required: 200,
    status: "pending",
    spam: true,
  });

eachShop("a quote that an offer came of", { begin, on: "embedded" }, (shop) => {
  const move = (to: Parameters<typeof moveQuote>[2]) => shop.inTransaction((trx) => moveQuote(trx, "q", to));
  const found = () => findEnquiry(shop.db, quoteRows, "q");
  const now = async () => (await found())?.status;
  const byHand = async (status: QuoteStatus) => {
    const quote = await found();
    if (!quote) throw new Error("no quote");
    expect(await keepQuote(shop, actor, { ...quote, status })).toBe("done");
  };

  test("is quoted, then won, once each", async () => {
    expect([await move("Quoted"), await move("Quoted")]).toEqual([true, false]);
    expect(await found()).toMatchObject({ status: "Quoted", spam: false, version: 2 });
    expect(await move("Closed - Won")).toBe(true);
    expect(await now()).toBe("Closed - Won");
  });

  test("is quoted again by the next revision after it was lost", async () => {
    await move("Closed - Lost");
    expect(await move("Quoted")).toBe(true);
    expect(await now()).toBe("Quoted");
  });

  const ownersOwn = ["Closed - Won", "Closed - Lost", "On Hold"] as const;
  test.each(ownersOwn)("stays %s where the owner has put it there herself", async (status) => {
    await move("Quoted");
    await byHand(status);
    expect(await move(status === "Closed - Lost" ? "Closed - Won" : "Closed - Lost")).toBe(false);
    expect(await now()).toBe(status);
  });

  test("follows its offer on after the owner has only noted something of it", async () => {
    await move("Closed - Lost");
    await byHand("Closed - Lost");
    expect(await move("Quoted")).toBe(true);
  });
});
