import { expect, test } from "vitest";
import { hashPassword } from "#accounts/guessing/password.server.ts";
import { eraseEnquiry } from "#enquiries/admin/enquiry-acts.server.ts";
import { forgetOldEnquiries } from "#enquiries/forget-enquiries.db.server.ts";
import { eraseClosedOrders } from "#orders/erase-orders.db.server.ts";
import { eachOwnShop, shopOwner } from "../../tests/database/each-shop.ts";
import { ErasingShop } from "../../tests/database/erasing-shop.ts";
import { draftOffer } from "../../tests/database/offer-row.ts";
import { freshOfferNumber, sentOffer } from "../../tests/database/sent-offer.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { personalData } from "./personal-data.db.server.ts";

const now = new Date("2027-01-01T10:00:00.000Z");
const password = "madhubani-fish";
const passwordHash = await hashPassword(password);
const [first] = draftOffer().lines;

eachOwnShop(ErasingShop, "what was offered to somebody", { at: now, on: "embedded" }, (shop) => {
  /** A revision with a proof, to this address. */
  async function offered(email: string, change: Parameters<typeof draftOffer>[0] = {}) {
    const number = freshOfferNumber();
    const { buyer } = draftOffer();
    const lines = first ? [{ ...first, details: "Amma's logo" }] : [];
    const id = await sentOffer(shop.db, { number, buyer: { ...buyer, email }, lines, ...change });
    const picture = `/files/private/offer_proofs/${number}/a_10x10.webp`;
    await shop.add("offer_proofs", { offer_number: number, title: "Logo", picture, words: "Bluer" });
    return { id, number, picture };
  }
  const left = () => shop.column("offers", "number");
  const doomed = async () =>
    (await shop.rows("uploads")).filter(({ doomed_at }) => doomed_at).map(({ url }) => url);

  test("is part of their data, but no draft and nobody else's", async () => {
    const me = await shop.addCustomer({ email: "mina@example.com", passwordHash });
    const mine = await offered("Mina@Example.com");
    await shop.set("offers", (await offered("mina@example.com")).id, { state: "draft", sent_at: null });
    await offered("other@example.com");
    expect((await personalData(shop.db, me, now)).offers).toEqual([
      expect.objectContaining({
        ...{ number: mine.number, buyer_company: "Haat & Sons Pvt Ltd" },
        lines: [expect.objectContaining({ details: "Amma's logo", quantity: 200 })],
        proofs: [expect.objectContaining({ title: "Logo", words: "Bluer" })],
      }),
    ]);
  });

  test("goes with their account; what was agreed keeps its lines and loses its person", async () => {
    const email = "asha@example.com";
    const me = await shop.addCustomer({ email, passwordHash });
    const delivered = { status: "delivered", fulfilment_state: "delivered" } as const;
    const orderId = await shop.addOrder([], { user_id: me.id, billing_email: email, ...delivered });
    const open = await offered(email);
    const agreed = await offered(email);
    await shop.set("offers", agreed.id, { state: "accepted", order_id: orderId });
    const other = await offered("other@example.com");
    expect(await deleteAccount(shop, { actor: me }, password)).toBe("right");
    expect((await left()).sort()).toEqual([agreed.number, other.number].sort());
    expect(await shop.row("offers", agreed.id)).toMatchObject({
      buyer_name: "(deleted)",
      buyer_email: null,
      buyer_company: null,
      billing: null,
      total: "45800.00",
    });
    expect(await shop.rows("offer_lines", { offer_id: agreed.id })).toMatchObject([
      { name: "Kohbar Tote", details: null },
    ]);
    expect(await shop.column("offer_proofs", "offer_number")).toEqual([other.number]);
    expect((await doomed()).sort()).toEqual([open.picture, agreed.picture].sort());
  });

  test("stays with an order that is still on its way", async () => {
    const processing = { status: "processing", fulfilment_state: "processing" } as const;
    const orderId = await shop.addOrder([], { erase_when_closed: true, ...processing });
    const { id } = await offered("asha@example.com");
    await shop.set("offers", id, { state: "accepted", order_id: orderId });
    await eraseClosedOrders(shop);
    expect((await shop.row("offers")).buyer_name).toBe("Asha Kumari");
  });

  test("goes with the request that it answers, when the owner erases that", async () => {
    await shop.add("bulk_quotes", { id: "q", full_name: "A", email: "a@example.com" });
    const { picture } = await offered("a@example.com", { quoteId: "q" });
    const other = await offered("a@example.com");
    await eraseEnquiry(shop, shopOwner(), "bulk_quotes", "q");
    expect(await left()).toEqual([other.number]);
    expect(await doomed()).toEqual([picture]);
  });

  test("goes two years after it was last touched, all revisions at once", async () => {
    const touched = await offered("b@example.com");
    const long = "2020-01-01T00:00:00Z";
    const offer = { number: freshOfferNumber(), source: "quote", buyer_name: "Asha" } as const;
    for (const [revision, state] of [[1, "withdrawn"] as const, [2, "declined"] as const])
      await shop.add("offers", { ...offer, revision, state, created_at: long, updated_at: long });
    await forgetOldEnquiries(shop);
    expect(await left()).toEqual([touched.number]);
  });
});
