import { beforeEach, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { draftOffer } from "../../../tests/database/offer-row.ts";
import { offerShop, owner } from "../../../tests/database/offer-shop.ts";
import { insertOffer, type OfferDraft } from "../offers.db.server.ts";
import { beginRevision, withdrawOffer } from "../sending/change-offer.server.ts";
import { sendOffer } from "../sending/send-offer.server.ts";
import { countWaitingOffers } from "../waiting-offers.db.server.ts";
import { countOffers, listOffers } from "./offer-list.db.server.ts";
import type { OfferTab } from "./offer-list.ts";
import { readOffer } from "./read-offer.server.ts";

const today = "2026-11-21";

eachDatabase("the list of offers", (database) => {
  const db = () => database().db;
  const shop = () => offerShop(database());

  beforeEach(async () => {
    for (const table of ["offers", "offer_proofs", "mail_outbox", "audit_log"] as const)
      await db().deleteFrom(table).execute();
  });

  async function sent(number: string, change: Partial<OfferDraft> = {}) {
    const id = await inTransaction(db(), (trx) => insertOffer(trx, draftOffer({ number, ...change })));
    await sendOffer(shop(), owner, { number, id, version: 1 });
    return { number, id, version: 2 };
  }

  const on = async (tab: OfferTab) => (await listed({ tab })).offers.map(({ number }) => number);
  const listed = (query: Partial<Parameters<typeof listOffers>[1]> = {}) =>
    listOffers(db(), { ...{ tab: "sent", text: "", page: 1, today }, ...query });
  const counts = (text = "") => countOffers(db(), { text, today });

  const proof = (number: string, state: "shown" | "changes", at: string) =>
    db()
      .insertInto("offer_proofs")
      .values({
        ...{ offer_number: number, title: "Front", picture: "/files/private/offer_proofs/x/y.webp", state },
        ...{ shown_at: new Date(at), decided_at: state === "changes" ? new Date(at) : null },
      })
      .execute();

  test("has each offer once, by the revision that counts", async () => {
    await sent("O-1");
    await beginRevision(shop(), owner, "O-1");
    await inTransaction(db(), (trx) => insertOffer(trx, draftOffer({ number: "O-2" })));
    await withdrawOffer(shop(), owner, await sent("O-3"));
    await sent("O-4", { validUntil: today });
    await db().updateTable("offers").set({ valid_until: "2026-11-20" }).where("number", "=", "O-4").execute();
    expect(await counts()).toEqual({ sent: 1, draft: 1, accepted: 0, changes: 0, closed: 2 });
    expect(await on("draft")).toEqual(["O-2"]);
    expect((await on("closed")).sort()).toEqual(["O-3", "O-4"]);
    expect((await listed()).offers).toMatchObject([
      {
        ...{ number: "O-1", revision: 1, state: "sent", hasDraft: true, total: 46_400_00 },
        ...{ validUntil: "2099-12-31", pieces: "Kohbar Tote × 200, Screen for your logo × 1" },
      },
    ]);
    expect(await listed({ page: 2 })).toMatchObject({ page: 1, offers: [{ number: "O-1" }] });
    expect((await listed({ tab: "closed" })).offers).toMatchObject([
      { number: "O-4", state: "expired" },
      { number: "O-3", state: "withdrawn" },
    ]);
  });

  test("has the link and the words of a Hindi offer in Hindi", async () => {
    await sent("O-1", { language: "hi" });
    const message = (await readOffer(shop(), "O-1"))?.message;
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
  ])("is searched by %s", async (_what, text, found) => {
    await sent("O-17");
    const { buyer } = draftOffer();
    const ravi = { name: "Ravi Kumar", email: "ravi@example.com", phone: "+91 98765 43211", company: null };
    await sent("O-2", { buyer: { ...buyer, ...ravi, gstin: null } });
    const { offers, total } = await listed({ text });
    expect([offers.map(({ number }) => number), total]).toEqual([found, found.length]);
    expect(await counts(text)).toMatchObject({ sent: found.length, draft: 0 });
    expect((await listed({ text, tab: "draft" })).offers).toEqual([]);
  });

  test("says what waits: a change of a proof until a newer one is shown, and what ends soon", async () => {
    await sent("O-1", { validUntil: "2026-11-24" });
    await sent("O-2", { validUntil: "2026-11-25" });
    expect(await countWaitingOffers(db(), today)).toEqual({ proofChanges: 0, changes: 0, endingSoon: 1 });
    await proof("O-2", "changes", "2026-11-20T10:00:00+05:30");
    expect(await countWaitingOffers(db(), today)).toEqual({ proofChanges: 1, changes: 0, endingSoon: 1 });
    expect(await on("changes")).toEqual(["O-2"]);
    await proof("O-2", "shown", "2026-11-20T11:00:00+05:30");
    expect(await countWaitingOffers(db(), today)).toEqual({ proofChanges: 0, changes: 0, endingSoon: 1 });
    expect(await on("changes")).toEqual([]);
  });

  test("opens an offer with its link, its draft and what was sent before", async () => {
    await sent("O-1");
    await beginRevision(shop(), owner, "O-1");
    const first = await readOffer(shop(), "O-1");
    expect(first).toMatchObject({
      state: "sent",
      offer: { revision: 1 },
      draft: { revision: 2 },
      earlier: [],
      // The shop has no GSTIN, and charges no tax.
      taxes: [],
    });
    expect(first?.message?.link).toContain("/offer/O-1?token=");
    expect(first?.message?.words).toBe(`Our offer O-1: ${first?.message?.link}`);
    const { id, version } = first?.draft ?? { id: "", version: 0 };
    await sendOffer(shop(), owner, { number: "O-1", id, version });
    const next = await readOffer(shop(), "O-1");
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
    expect(await readOffer(shop(), "O-9")).toBeUndefined();
  });
});
