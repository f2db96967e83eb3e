import { expect, test } from "vitest";
import { countEach } from "#platform/database/count-each.server.ts";
import { eachShop, type TestShop } from "../../../tests/database/each-shop.ts";
import { draftOffer } from "../../../tests/database/offer-row.ts";
import { owner } from "../../../tests/database/returned-order.ts";
import { insertOffer, type OfferDraft } from "../offers.db.server.ts";
import { beginRevision, withdrawOffer } from "../sending/change-offer.server.ts";
import { sendOffer } from "../sending/send-offer.server.ts";
import { waitingOffers } from "../waiting-offers.db.server.ts";
import { linesAmong } from "../writing/typed-lines.ts";
import { countOffers, listOffers } from "./offer-list.db.server.ts";
import type { OfferTab } from "./offer-list.ts";
import { openNewOffer } from "./open-offer-form.server.ts";
import { readOffer } from "./read-offer.server.ts";

const today = "2026-11-21";

eachShop("the list of offers", {}, (shop) => {
  async function sent(number: string, change: Partial<OfferDraft> = {}) {
    const id = await shop.inTransaction((trx) => insertOffer(trx, draftOffer({ number, ...change })));
    await sendOffer(shop, owner, { number, id, version: 1 });
    return { number, id, version: 2 };
  }

  const on = async (tab: OfferTab) => (await listed({ tab })).rows.map(({ number }) => number);
  const listed = (query: Partial<Parameters<typeof listOffers>[1]> = {}) =>
    listOffers(shop.db, { tab: "sent", q: "", page: 1, today, ...query });
  const counts = (q = "") => countOffers(shop.db, { q, today });

  const proof = (number: string, state: "shown" | "changes", at: string) =>
    shop.add("offer_proofs", {
      ...{ offer_number: number, title: "Front", picture: "/files/private/offer_proofs/x/y.webp", state },
      ...{ shown_at: new Date(at), decided_at: state === "changes" ? new Date(at) : null },
    });

  test("has each offer once, by the revision that counts", async () => {
    await sent("O-1");
    await beginRevision(shop, owner, "O-1");
    await shop.inTransaction((trx) => insertOffer(trx, draftOffer({ number: "O-2" })));
    await withdrawOffer(shop, owner, await sent("O-3"));
    await sent("O-4", { validUntil: today });
    await shop.set("offers", { number: "O-4" }, { valid_until: "2026-11-20" });
    expect(await counts()).toEqual({ sent: 1, draft: 1, accepted: 0, changes: 0, closed: 2 });
    expect(await on("draft")).toEqual(["O-2"]);
    expect((await on("closed")).sort()).toEqual(["O-3", "O-4"]);
    expect((await listed()).rows).toMatchObject([
      {
        ...{ number: "O-1", revision: 1, state: "sent", hasDraft: true, total: 46_400_00 },
        ...{ validUntil: "2099-12-31", pieces: "Kohbar Tote × 200, Screen for your logo × 1" },
      },
    ]);
    expect(await listed({ page: 2 })).toMatchObject({ page: 1, rows: [{ number: "O-1" }] });
    expect((await listed({ tab: "closed" })).rows).toMatchObject([
      { number: "O-4", state: "expired" },
      { number: "O-3", state: "withdrawn" },
    ]);
  });

  test("has the link and the words of a Hindi offer in Hindi", async () => {
    await sent("O-1", { language: "hi" });
    const message = (await readOffer(shop, "O-1"))?.message;
    expect(message?.link).toContain("/hi/offer/O-1?token=");
    expect(message?.words).toBe(`आपके लिए हमारा प्रस्ताव O-1: ${message?.link}`);
  });

  test.each([
    ["a number", "o-17", ["O-17"]],
    ["the beginning of a buyer's name", "ravi", ["O-2"]],
    ["a company", "haat sons", ["O-17"]],
    ["an e-mail address", "ravi@example", ["O-2"]],
    ["a phone as somebody types it", "+91 98765-43211", ["O-2"]],
    ["two words in any order", "kumar RAVI", ["O-2"]],
    ["a wildcard, as it is written", "%", []],
    ["what nobody is called", "zzz", []],
  ])("is searched by %s", async (_what, q, found) => {
    await sent("O-17");
    const { buyer } = draftOffer();
    const ravi = { name: "Ravi Kumar", email: "ravi@example.com", phone: "+91 98765 43211", company: null };
    await sent("O-2", { buyer: { ...buyer, ...ravi, gstin: null } });
    const { rows, total } = await listed({ q });
    expect([rows.map(({ number }) => number), total]).toEqual([found, found.length]);
    expect(await counts(q)).toMatchObject({ sent: found.length, draft: 0 });
    expect((await listed({ q, tab: "draft" })).rows).toEqual([]);
  });

  test("says what waits: a change of a proof until a newer one is shown, and what ends soon", async () => {
    await sent("O-1", { validUntil: "2026-11-24" });
    await sent("O-2", { validUntil: "2026-11-25" });
    const waiting = { proofChanges: 0, changes: 0, endingSoon: 1 };
    expect(await countEach(shop.db, waitingOffers(today))).toEqual(waiting);
    await proof("O-2", "changes", "2026-11-20T10:00:00+05:30");
    expect(await countEach(shop.db, waitingOffers(today))).toEqual({ ...waiting, proofChanges: 1 });
    expect(await on("changes")).toEqual(["O-2"]);
    await proof("O-2", "shown", "2026-11-20T11:00:00+05:30");
    expect(await countEach(shop.db, waitingOffers(today))).toEqual(waiting);
    expect(await on("changes")).toEqual([]);
  });

  test("opens an offer with its link, its draft and what was sent before", async () => {
    await sent("O-1");
    await beginRevision(shop, owner, "O-1");
    const first = await readOffer(shop, "O-1");
    const revisions = { offer: { revision: 1 }, draft: { revision: 2 }, earlier: [] };
    // The shop has no GSTIN, and charges no tax.
    expect(first).toMatchObject({ state: "sent", ...revisions, taxes: [] });
    expect(first?.message?.link).toContain("/offer/O-1?token=");
    expect(first?.message?.words).toBe(`Our offer O-1: ${first?.message?.link}`);
    const { id, version } = first?.draft ?? { id: "", version: 0 };
    await sendOffer(shop, owner, { number: "O-1", id, version });
    const next = await readOffer(shop, "O-1");
    expect(next).toMatchObject({
      ...{ state: "sent", offer: { revision: 2 }, draft: null },
      earlier: [{ state: "replaced", offer: { revision: 1 } }],
    });
    expect(next?.message?.link).not.toBe(first?.message?.link);
    expect(next?.history.map(({ what }) => what)).toEqual([
      "sent · total: ₹46,400.00 · revision: 2",
      "changed · revision: 2",
      "sent · total: ₹46,400.00 · revision: 1",
    ]);
    expect(await readOffer(shop, "O-9")).toBeUndefined();
  });
});

async function begin(shop: TestShop) {
  await shop.addProducts([
    { id: "tote", name: "Kohbar Tote", sku: "KT-1", collection: "core", price: "450" },
    { id: "plus", name: "Bag A+", slug: "a-plus", collection: "core", price: "300" },
    { id: "minus", name: "Bag A-", slug: "a-minus", collection: "core", price: "300" },
    { id: "twin-1", name: "Twin Sling", slug: "twin-1" },
    { id: "twin-2", name: "Twin Sling", slug: "twin-2" },
  ]);
  const name = { kind: "product", field: "name", language: "hi", record_id: "tote" } as const;
  await shop.add("translations", { ...name, source_hash: "0".repeat(64), text: "कोहबर झोला" });
}

eachShop("the form of an offer for a request of the business page (OFFER-36)", { begin }, (shop) => {
  async function opened(product: string) {
    await shop.add("bulk_quotes", {
      ...{ id: "asked", kind: "quote", source: "b2b", full_name: "Asha", email: "asha@example.com" },
      ...{ product_name: product, quantity_required: 120, status: "New" },
    });
    const form = await openNewOffer(shop, "asked");
    const [line] = linesAmong(form?.typed ?? {});
    return { line, meant: form?.meant.map((each) => each.product.id), products: form?.products };
  }

  const names = ["Kohbar Tote", " kohbar  tote ", "kt-1", "कोहबर झोला"];
  test.each(names)("has the product called %s at the bulk price, and how it was asked for", async (asked) => {
    const { line, meant, products } = await opened(asked);
    expect(line).toMatchObject({ product: "tote", name: "Kohbar Tote", quantity: "120", price: "229" });
    expect(line?.asked).toBe(asked.trim().replace(/ +/g, " "));
    expect([meant, products?.map(({ id }) => id)]).toEqual([[], ["tote"]]);
  });

  test("knows names apart that differ by a sign", async () =>
    expect((await opened("Bag A-")).line).toMatchObject({ product: "minus", price: "229" }));

  test("asks which one where several are called so", async () => {
    const { line, meant } = await opened("twin sling");
    expect(line).toMatchObject({ product: "", name: "twin sling", price: "" });
    expect(meant?.sort()).toEqual(["twin-1", "twin-2"]);
  });

  test("asks about what comes near, and about nothing where nothing does", async () => {
    expect(await opened("Tote with a Kohbar")).toMatchObject({ line: { product: "" }, meant: ["tote"] });
    await shop.remove("bulk_quotes");
    expect(await opened("Brass lamps")).toMatchObject({ line: { product: "" }, meant: [] });
  });
});
