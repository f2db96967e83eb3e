import { expect, test } from "vitest";
import { eachDatabase } from "../../tests/database/each-database.ts";
import { addProducts } from "../../tests/database/product-row.ts";
import { subscribe } from "./newsletter/newsletter.db.server.ts";
import { addBulkQuote } from "./quotes/bulk-quote.db.server.ts";

const request = {
  fullName: "Asha Rao",
  email: "asha@example.com",
  phone: "98765 43210",
  company: null,
  quantity: 120,
  customization: "Our mark on the front",
  message: null,
};

eachDatabase("enquiries", (database) => {
  test.each([
    { suspicion: null, spam: false, held: false },
    { suspicion: "honeypot", spam: true, held: false },
    { suspicion: "links", spam: true, held: true },
  ] as const)("a bulk quote begins as New (suspicion: $suspicion)", async ({ suspicion, spam, held }) => {
    const { db } = database();
    const product = { id: `tote-${suspicion}`, name: `Tote ${suspicion}` };
    await addProducts(db, [product]);
    await addBulkQuote(db, request, { product, suspicion, key: null });
    const row = await db
      .selectFrom("bulk_quotes")
      .selectAll()
      .where("product_id", "=", product.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      kind: "quote",
      source: "product",
      status: "New",
      spam,
      held_for_links: held,
      full_name: "Asha Rao",
      company_name: null,
      quantity_required: 120,
      customization_details: "Our mark on the front",
      additional_message: null,
      product_name: product.name,
    });
  });

  test("one address signs up once and keeps its first consent; after leaving it stays away", async () => {
    const { db } = database();
    const signUp = { email: "asha@example.com", source: "footer" } as const;
    const at = new Date("2026-11-21T10:00:00Z");
    const again = new Date("2026-11-22T10:00:00Z");
    const row = () =>
      db
        .selectFrom("newsletter_subscribers")
        .select(["email", "consent_at", "consent_source", "unsubscribed_at", "unsubscribe_token"])
        .execute();
    await subscribe(db, signUp, { at, spam: false, unsubscribeToken: "first" });
    await subscribe(
      db,
      { ...signUp, source: "blog" },
      { at: again, spam: false, unsubscribeToken: "second" },
    );
    const first = { email: signUp.email, unsubscribe_token: "first", unsubscribed_at: null };
    expect(await row()).toEqual([{ ...first, consent_at: at, consent_source: "footer" }]);
    await db.updateTable("newsletter_subscribers").set({ unsubscribed_at: at }).execute();
    await subscribe(db, { ...signUp, source: "blog" }, { at: again, spam: false, unsubscribeToken: "third" });
    expect(await row()).toEqual([
      { ...first, consent_at: at, consent_source: "footer", unsubscribed_at: at },
    ]);
  });
});
