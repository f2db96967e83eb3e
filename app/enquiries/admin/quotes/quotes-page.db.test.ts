import { expect, test } from "vitest";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { countEach } from "#platform/database/count-each.server.ts";
import { eachShop, shopOwner, type TestShop } from "../../../../tests/database/each-shop.ts";
import { findEnquiry } from "../../enquiry-rows.db.server.ts";
import type { EnquiryFilter } from "../enquiry-kind.ts";
import { countEnquiries, heldForLinks, listEnquiries, nextEnquiry } from "../enquiry-list.db.server.ts";
import { answerQuote, keepQuote } from "./change-quote.server.ts";
import { quoteRows } from "./quote.db.server.ts";

const actor = shopOwner({ id: "a", fullName: "Rekha" });

const day = (date: number) => new Date(Date.UTC(2026, 10, date));

function begin(shop: TestShop) {
  const asha = { email: "asha@example.com", product_name: "Fish Tote", quantity_required: 50 };
  const imran = { full_name: "Imran", email: "imran@example.com", shipping_address: "Patna" };
  return shop.addAll("bulk_quotes", [
    { ...asha, id: "q1", full_name: "Asha", admin_notes: "Call her", created_at: day(1) },
    { ...asha, id: "q2", full_name: "Old", status: "pending", created_at: day(2) },
    { ...asha, id: "q3", full_name: "Won", status: "Closed - Won", created_at: day(3) },
    { ...asha, id: "q4", full_name: "Robot", spam: true, held_for_links: true, created_at: day(4) },
    { ...imran, id: "q5", kind: "sample", source: "b2b", created_at: day(5) },
  ]);
}

const settings = { SHOP_EMAIL: "shop@example.com", SHOP_NAME: "Jhola" };

eachShop("the quotes' admin page", { begin, settings, at: "2026-11-21T07:05:00Z" }, (shop) => {
  test("the next that waits is new, by its old name, too, and no spam (ADMIN-62)", async () => {
    expect(await nextEnquiry(shop.db, "bulk_quotes", "q1")).toMatchObject({ id: "q5", left: 2 });
    expect(await nextEnquiry(shop.db, "bulk_quotes", "q5")).toEqual({ id: "q2", name: "Old", left: 2 });
  });

  const everything: EnquiryFilter = { tab: "all", q: "", status: "", kind: "", page: 1 };
  const ids = async (filter: Partial<EnquiryFilter>) =>
    (await listEnquiries(shop.db, quoteRows, { ...everything, ...filter })).rows.map(({ id }) => id);
  const find = (id: string) => findEnquiry(shop.db, quoteRows, id);

  test.each([
    ["+91 98111 55667", ["9811155667", "+919811155667", "98111-55667"]],
    ["9822255668", ["+91 98222 55668", "09822255668"]],
  ])("a phone that was given as %s is found however it is typed", async (phone_number, queries) => {
    await shop.set("bulk_quotes", "q1", { phone_number });
    for (const query of queries) expect([query, await ids({ q: query })]).toEqual([query, ["q1"]]);
  });

  test("lists quotes and samples newest first, spam apart, old data as new", async () => {
    expect(await ids({})).toEqual(["q5", "q3", "q2", "q1"]);
    expect(await ids({ status: "New" })).toEqual(["q5", "q2", "q1"]);
    expect(await ids({ status: "Closed - Won" })).toEqual(["q3"]);
    expect(await ids({ status: "Likely Spam" })).toEqual(["q4"]);
    expect(await ids({ status: "Spam" })).toEqual([]);
    expect(await ids({ kind: "sample" })).toEqual(["q5"]);
    expect(await ids({ kind: "quote", status: "New" })).toEqual(["q2", "q1"]);
    expect(await ids({ q: "fish call" })).toEqual(["q1"]);
    expect(await ids({ q: "imran PATNA" })).toEqual(["q5"]);
    expect(await find("q2")).toMatchObject({ status: "New", quantity: 50, product: "Fish Tote" });
    expect(await find("q5")).toMatchObject({ kind: "sample", product: null, address: "Patna" });
  });

  test("stands in tabs by what waits, with how many there are on each (ADMIN-21)", async () => {
    const steps = {
      "to-answer": "New",
      "in-talks": "Contacted",
      offered: "Quoted",
      rest: "On Hold",
    } as const;
    for (const [tab, status] of Object.entries(steps)) {
      for (const id of ["q2", "q5"]) await shop.set("bulk_quotes", id, { spam: true });
      await shop.set("bulk_quotes", "q1", { status });
      expect([tab, await countEnquiries(shop.db, quoteRows)]).toMatchObject([tab, { [tab]: 1, accepted: 1 }]);
    }
    expect(await ids({ tab: "rest" })).toEqual(["q1"]);
    expect(await ids({ tab: "accepted" })).toEqual(["q3"]);
  });

  const quoted = {
    id: "q1",
    version: 1,
    status: "Quoted",
    notes: "10% off",
    spam: false,
    reply: null,
  } as const;

  test("a change is kept, with its history; an older form is told", async () => {
    expect(await keepQuote(shop, actor, quoted)).toBe("done");
    expect(await keepQuote(shop, actor, { ...quoted, status: "On Hold" })).toBe("stale");
    expect(await keepQuote(shop, actor, { ...quoted, version: 0 })).toBe("stale");
    expect(await keepQuote(shop, actor, { ...quoted, id: "none" })).toBe("gone");
    expect(await find("q1")).toMatchObject({ status: "Quoted", notes: "10% off", version: 2 });
    const told = { what: "updated · notes · status: Quoted" };
    expect(await auditOf(shop.db, "bulk_quotes", "q1")).toMatchObject([told]);
    expect(shop.kicks).toBe(0);
  });

  test("a reply goes out once and stands below the notes, which are never sent", async () => {
    const reply = { ...quoted, status: "New", notes: "Call her", reply: "₹229 each." } as const;
    expect(await answerQuote(shop, actor, reply)).toBe("done");
    expect(await answerQuote(shop, actor, reply)).toBe("stale");
    expect(await find("q1")).toMatchObject({
      status: "Contacted",
      notes: "Call her\n\nReplied by mail on 21 November 2026 at 12:35 pm:\n₹229 each.",
    });
    const sent = await shop.mails();
    expect(sent).toMatchObject([{ to_address: "asha@example.com", reply_to: "shop@example.com" }]);
    expect(sent[0]?.subject).toContain("our reply to your bulk quote request for Fish Tote");
    expect(JSON.stringify(sent[0]?.letter)).toContain("₹229 each.");
    expect(JSON.stringify(sent[0]?.letter)).not.toContain("Call her");
    expect(shop.kicks).toBe(1);
  });

  test("the owner decides what is spam", async () => {
    await keepQuote(shop, actor, { ...quoted, spam: true });
    expect(await countEach(shop.db, { held: heldForLinks("bulk_quotes") })).toEqual({ held: 1 });
    await keepQuote(shop, actor, { ...quoted, id: "q4" });
    expect(await countEach(shop.db, { held: heldForLinks("bulk_quotes") })).toEqual({ held: 0 });
    expect(await ids({ status: "Spam" })).toEqual(["q1"]);
    const told = { what: expect.stringContaining("spam: yes") };
    expect(await auditOf(shop.db, "bulk_quotes", "q1")).toMatchObject([told]);
  });
});
