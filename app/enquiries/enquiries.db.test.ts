import { expect, test } from "vitest";
import { eachShop } from "../../tests/database/each-shop.ts";
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

eachShop("enquiries", { on: "embedded" }, (shop) => {
  test.each([
    { suspicion: null, spam: false, held: false },
    { suspicion: "honeypot", spam: true, held: false },
    { suspicion: "links", spam: true, held: true },
  ] as const)("a bulk quote begins as New (suspicion: $suspicion)", async ({ suspicion, spam, held }) => {
    const product = { id: `tote-${suspicion}`, name: `Tote ${suspicion}` };
    await shop.addProducts([product]);
    await addBulkQuote(shop.db, request, { product, suspicion, key: null });
    expect(await shop.row("bulk_quotes", { product_id: product.id })).toMatchObject({
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
});
