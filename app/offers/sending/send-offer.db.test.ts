import { expect, test } from "vitest";
import { eachShop, manyAtOnce, shopWith } from "../../../tests/database/each-shop.ts";
import { draftOffer } from "../../../tests/database/offer-row.ts";
import { addOrder } from "../../../tests/database/order-row.ts";
import { owner } from "../../../tests/database/returned-order.ts";
import { readOffer } from "../admin/read-offer.server.ts";
import { insertOffer, lockRevisions, moveOffer, type OfferDraft, revisionsOf } from "../offers.db.server.ts";
import { beginRevision, discardDraft, withdrawOffer } from "./change-offer.server.ts";
import { sendOffer } from "./send-offer.server.ts";

const number = "O-1764000000000";

eachShop("an offer that is sent", {}, (shop) => {
  const states = async () => (await revisionsOf(shop.db, number)).map(({ state }) => state);
  const mails = async () =>
    (await shop.mails()).map(({ to_address, subject }) => `${to_address}: ${subject.replace(/^.*: /, "")}`);

  /** A draft, as it is seen. */
  async function drafted(change: Partial<OfferDraft> = {}) {
    const id = await shop.inTransaction((trx) => insertOffer(trx, draftOffer(change)));
    return { number, id, version: 1 };
  }

  async function seenLast() {
    const last = (await revisionsOf(shop.db, number)).at(-1);
    return { number, id: last?.id ?? "", version: last?.version ?? 0 };
  }

  const accept = () =>
    shop.inTransaction(async (trx) => {
      const open = (await lockRevisions(trx, number)).find(({ state }) => state === "sent");
      if (!open) return "late";
      const order_id = await addOrder(trx);
      await moveOffer(trx, open, { state: "accepted", order_id, decided_at: shop.now() });
      return "accepted";
    });

  test("is open to its buyer, who is mailed once, however often it is pressed", async () => {
    const seen = await drafted();
    const sent = await manyAtOnce(20, () => sendOffer(shop, owner, seen));
    expect(sent.every(({ kind }) => kind === "done")).toBe(true);
    expect(await states()).toEqual(["sent"]);
    expect(await mails()).toEqual([`asha@example.com: offer ${number}`]);
    const [{ letter } = { letter: null }] = await shop.mails();
    expect(JSON.stringify(letter)).toContain(`/offer/${number}?token=`);
  });

  test("is refused in a shop with a GSTIN while a line has no code or no rate (OFFER-37)", async () => {
    const none: typeof shop.config.shop.goodsTax = { hsn: null, rate: null };
    const registered = (goodsTax = none) => shopWith(shop, { gstin: "10ABCDE1234F1Z5", goodsTax });
    const seen = await drafted();
    const refused = { kind: "refused", why: "untaxed" };
    expect(await sendOffer(registered(), owner, seen)).toEqual(refused);
    expect(await sendOffer(registered({ hsn: "4202", rate: null }), owner, seen)).toEqual(refused);
    expect(await states()).toEqual(["draft"]);
    expect((await readOffer(registered(), number))?.unsaid).toEqual(["Kohbar Tote", "Screen for your logo"]);
    const own = { hsn: "4202", rate: "5" } as const;
    expect(await sendOffer(registered(own), owner, seen)).toEqual({ kind: "done" });
    // Sent before the shop required them, it stays open, and the owner sees what it lacks.
    const lacking = ["Kohbar Tote", "Screen for your logo"];
    expect(await readOffer(registered(), number)).toMatchObject({ unsaid: [], openUnsaid: lacking });
    expect(await readOffer(registered(own), number)).toMatchObject({ unsaid: [], openUnsaid: [] });
    await shop.remove("offers");
    const lines = draftOffer().lines.map((line) => ({ ...line, hsn: "4202", taxRate: "0" }));
    expect(await sendOffer(registered(), owner, await drafted({ lines }))).toEqual({ kind: "done" });
  });

  test("without an address nobody is mailed", async () => {
    const { buyer } = draftOffer();
    await sendOffer(shop, owner, await drafted({ buyer: { ...buyer, email: null } }));
    expect(await states()).toEqual(["sent"]);
    expect(await mails()).toEqual([]);
  });

  test("is refused once its last day is over, without lines, or changed meanwhile", async () => {
    const past = await drafted({ validUntil: "2026-11-20" });
    expect(await sendOffer(shop, owner, past)).toEqual({ kind: "refused", why: "past" });
    await shop.remove("offers");
    const bare = await drafted({ lines: [] });
    expect(await sendOffer(shop, owner, bare)).toEqual({ kind: "refused", why: "unfit" });
    expect(await sendOffer(shop, owner, { ...bare, version: 7 })).toEqual({ kind: "refused", why: "stale" });
    expect(await sendOffer(shop, owner, { ...bare, id: "none" })).toEqual({ kind: "refused", why: "gone" });
    expect(await mails()).toEqual([]);
  });

  test.each([
    ["New", "Quoted"],
    ["pending", "Quoted"],
    ["Contacted", "Quoted"],
    ["Closed - Won", "Closed - Won"],
    ["Closed - Lost", "Closed - Lost"],
    ["On Hold", "On Hold"],
  ] as const)("leaves a request that is %s as %s", async (status, after) => {
    const quote = { id: "quote", full_name: "Asha", email: "asha@example.com", status };
    await shop.add("bulk_quotes", quote);
    await sendOffer(shop, owner, await drafted({ quoteId: "quote" }));
    expect((await shop.row("bulk_quotes")).status).toBe(after);
  });

  test("is followed by its next revision, which closes it when it is sent", async () => {
    await sendOffer(shop, owner, await drafted());
    expect(await beginRevision(shop, owner, number)).toEqual({ kind: "done" });
    expect(await beginRevision(shop, owner, number)).toEqual({ kind: "done" });
    expect(await states()).toEqual(["sent", "draft"]);
    await sendOffer(shop, owner, await seenLast());
    expect(await states()).toEqual(["withdrawn", "sent"]);
    const first = `asha@example.com: offer ${number}`;
    expect(await mails()).toEqual([first, `${first}, revision 2`]);
  });

  test("whose last day is over is expired by the next one", async () => {
    await sendOffer(shop, owner, await drafted({ validUntil: "2026-11-30" }));
    await beginRevision(shop, owner, number);
    await shop.set("offers", { revision: 2 }, { valid_until: "2027-01-31" });
    shop.clock = new Date("2026-12-01T00:00:00+05:30");
    await sendOffer(shop, owner, await seenLast());
    expect(await states()).toEqual(["expired", "sent"]);
  });

  test("is withdrawn once, and a draft of it deleted", async () => {
    await sendOffer(shop, owner, await drafted());
    const open = await seenLast();
    await beginRevision(shop, owner, number);
    expect(await withdrawOffer(shop, owner, open)).toEqual({ kind: "done" });
    expect(await withdrawOffer(shop, owner, open)).toEqual({ kind: "done" });
    const again = await withdrawOffer(shop, owner, { ...open, version: 3 });
    expect(again).toEqual({ kind: "refused", why: "unfit" });
    const draft = await seenLast();
    expect(await discardDraft(shop, owner, { ...draft, version: 9 })).toMatchObject({ why: "stale" });
    expect(await discardDraft(shop, owner, draft)).toEqual({ kind: "done" });
    expect(await discardDraft(shop, owner, draft)).toMatchObject({ why: "gone" });
    expect(await discardDraft(shop, owner, open)).toMatchObject({ why: "unfit" });
    expect(await states()).toEqual(["withdrawn"]);
  });

  test("that was accepted is neither sent anew, changed nor withdrawn", async () => {
    await sendOffer(shop, owner, await drafted());
    const open = await seenLast();
    await beginRevision(shop, owner, number);
    const draft = await seenLast();
    expect(await accept()).toBe("accepted");
    const refused = { kind: "refused", why: "accepted" };
    expect(await sendOffer(shop, owner, draft)).toEqual(refused);
    expect(await withdrawOffer(shop, owner, open)).toEqual(refused);
    expect(await beginRevision(shop, owner, number)).toEqual(refused);
    expect(await states()).toEqual(["accepted", "draft"]);
    expect(await discardDraft(shop, owner, draft)).toEqual({ kind: "done" });
  });

  test("beside an acceptance one of both counts, twenty times at once", async () => {
    await sendOffer(shop, owner, await drafted());
    const open = await seenLast();
    await beginRevision(shop, owner, number);
    const draft = await seenLast();
    const outcomes = await manyAtOnce(20, (turn) => {
      if (turn % 3 === 0) return accept();
      return turn % 3 === 1 ? withdrawOffer(shop, owner, open) : sendOffer(shop, owner, draft);
    });
    const all = await states();
    const accepted = outcomes.filter((outcome) => outcome === "accepted").length;
    expect(accepted).toBe(all.filter((state) => state === "accepted").length);
    expect(all.filter((state) => state === "sent" || state === "accepted").length).toBeLessThanOrEqual(1);
    expect(accepted).toBeLessThanOrEqual(1);
  });
});
