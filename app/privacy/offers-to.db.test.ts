import { beforeEach, expect, test } from "vitest";
import { hashPassword } from "#accounts/password/password.server.ts";
import { eraseEnquiry } from "#enquiries/admin/erase-enquiry.server.ts";
import { forgetOldEnquiries } from "#enquiries/forget-enquiries.db.server.ts";
import { eraseClosedOrders } from "#orders/erase-orders.db.server.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { eachDatabase } from "../../tests/database/each-database.ts";
import { draftOffer } from "../../tests/database/offer-row.ts";
import { addOrder } from "../../tests/database/order-row.ts";
import { addCustomer } from "../../tests/database/profile-row.ts";
import { freshOfferNumber, sentOffer } from "../../tests/database/sent-offer.ts";
import { shopOwner } from "../../tests/database/shop-owner.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { personalData } from "./personal-data.db.server.ts";

const now = new Date("2027-01-01T10:00:00.000Z");
const password = "madhubani-fish";
const passwordHash = await hashPassword(password);
const [first] = draftOffer().lines;

eachDatabase("what was offered to somebody", (database) => {
  const db = () => database().db;
  const shop = () => ({ db: db(), config: parseConfig({}), now: () => now, sendMailSoon() {} });

  beforeEach(async () => {
    for (const table of ["offer_proofs", "offers", "bulk_quotes", "uploads"] as const)
      await db().deleteFrom(table).execute();
  });

  /** A revision with a proof, to this address. */
  async function offered(email: string, change: Parameters<typeof draftOffer>[0] = {}) {
    const number = freshOfferNumber();
    const { buyer } = draftOffer();
    const lines = first ? [{ ...first, details: "Amma's logo" }] : [];
    const id = await sentOffer(db(), { number, buyer: { ...buyer, email }, lines, ...change });
    const picture = `/files/private/offer_proofs/${number}/a_10x10.webp`;
    await db()
      .insertInto("offer_proofs")
      .values({ offer_number: number, title: "Logo", picture, words: "Bluer" })
      .execute();
    return { id, number, picture };
  }
  const left = async () =>
    (await db().selectFrom("offers").select("number").execute()).map((row) => row.number);
  const doomed = async () =>
    (await db().selectFrom("uploads").select("url").where("doomed_at", "is not", null).execute()).map(
      ({ url }) => url,
    );

  test("is part of their data, but no draft and nobody else's", async () => {
    const me = await addCustomer(db(), { email: "mina@example.com", passwordHash });
    const mine = await offered("Mina@Example.com");
    const draft = await offered("mina@example.com");
    await db()
      .updateTable("offers")
      .set({ state: "draft", sent_at: null })
      .where("id", "=", draft.id)
      .execute();
    await offered("other@example.com");
    expect((await personalData(db(), me, now)).offers).toEqual([
      expect.objectContaining({
        ...{ number: mine.number, buyer_company: "Haat & Sons Pvt Ltd" },
        lines: [expect.objectContaining({ details: "Amma's logo", quantity: 200 })],
        proofs: [expect.objectContaining({ title: "Logo", words: "Bluer" })],
      }),
    ]);
  });

  test("goes with their account; what was agreed keeps its lines and loses its person", async () => {
    const email = "asha@example.com";
    const me = await addCustomer(db(), { email, passwordHash });
    const delivered = { status: "delivered", fulfilment_state: "delivered" } as const;
    const orderId = await addOrder(db(), [], { user_id: me.id, billing_email: email, ...delivered });
    const open = await offered(email);
    const agreed = await offered(email);
    await db()
      .updateTable("offers")
      .set({ state: "accepted", order_id: orderId })
      .where("id", "=", agreed.id)
      .execute();
    const other = await offered("other@example.com");
    expect(await deleteAccount(shop(), { actor: me }, password)).toBe("right");
    expect((await left()).sort()).toEqual([agreed.number, other.number].sort());
    const row = await db().selectFrom("offers").selectAll().where("id", "=", agreed.id).executeTakeFirst();
    expect(row).toMatchObject({
      ...{
        buyer_name: "(deleted)",
        buyer_email: null,
        buyer_company: null,
        billing: null,
        total: "45800.00",
      },
    });
    const lines = await db()
      .selectFrom("offer_lines")
      .selectAll()
      .where("offer_id", "=", agreed.id)
      .execute();
    expect(lines).toMatchObject([{ name: "Kohbar Tote", details: null }]);
    const proofs = await db().selectFrom("offer_proofs").select("offer_number").execute();
    expect(proofs).toEqual([{ offer_number: other.number }]);
    expect((await doomed()).sort()).toEqual([open.picture, agreed.picture].sort());
    await db().deleteFrom("offers").execute();
    await db().deleteFrom("orders").execute();
  });

  test("stays with an order that is still on its way", async () => {
    const processing = { status: "processing", fulfilment_state: "processing" } as const;
    const orderId = await addOrder(db(), [], { erase_when_closed: true, ...processing });
    const { id } = await offered("asha@example.com");
    await db()
      .updateTable("offers")
      .set({ state: "accepted", order_id: orderId })
      .where("id", "=", id)
      .execute();
    await eraseClosedOrders(db(), now);
    const row = await db().selectFrom("offers").select("buyer_name").executeTakeFirst();
    expect(row?.buyer_name).toBe("Asha Kumari");
    await db().deleteFrom("offers").execute();
    await db().deleteFrom("orders").execute();
  });

  test("goes with the request that it answers, when the owner erases that", async () => {
    await db()
      .insertInto("bulk_quotes")
      .values({ id: "q", full_name: "A", email: "a@example.com" })
      .execute();
    const { picture } = await offered("a@example.com", { quoteId: "q" });
    const other = await offered("a@example.com");
    await eraseEnquiry(shop(), shopOwner(), "bulk_quotes", "q");
    expect(await left()).toEqual([other.number]);
    expect(await doomed()).toEqual([picture]);
  });

  test("goes two years after it was last touched, all revisions at once", async () => {
    const touched = await offered("b@example.com");
    const long = "2020-01-01T00:00:00Z";
    const number = freshOfferNumber();
    await db()
      .insertInto("offers")
      .values([
        {
          ...{ number, revision: 1, source: "quote", buyer_name: "Asha", state: "withdrawn" },
          ...{ created_at: long, updated_at: long },
        },
        {
          ...{ number, revision: 2, source: "quote", buyer_name: "Asha", state: "declined" },
          ...{ created_at: long, updated_at: long },
        },
      ])
      .execute();
    await forgetOldEnquiries(db());
    expect(await left()).toEqual([touched.number]);
  });
});
