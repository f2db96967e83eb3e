import { expect, test } from "vitest";
import { eachShop } from "../../tests/database/each-shop.ts";
import { inState } from "../../tests/database/order-row.ts";
import { addCustomer } from "../../tests/database/profile-row.ts";
import { letGoOfOrders } from "./erase-orders.db.server.ts";

const now = new Date("2027-01-31T00:00:00Z");

eachShop("the texts on the pieces of a deleted account's orders", {}, (shop) => {
  test("go, on invoice and credit note too, and no sum does", async () => {
    const me = await addCustomer(shop.db);
    const delivered = { ...inState("delivered"), user_id: me.id } as const;
    const personal = JSON.stringify([{ label: "Name", text: "Amma" }]);
    const piece = { personal, personal_price: "50", option_text: "Size: Small" };
    const id = await shop.addOrder([piece], delivered);
    const lines = [{ description: "Tote", personal: ["Name: Amma"], amount: 1 }, { description: "Shipping" }];
    const facts = JSON.stringify({ buyer: {}, lines });
    const paper = { order_id: id, financial_year: "25-26", serial: 900, issued_at: now, facts };
    for (const kind of ["tax", "credit"] as const)
      await shop.add("invoice_series", { kind, financial_year: "25-26", last_serial: 900 });
    await shop.add("invoices", { ...paper, kind: "tax", number: "INV/1" });
    await shop.add("credit_notes", { ...paper, number: "CRN/1" });
    await shop.db.transaction().execute((trx) => letGoOfOrders(trx, me, now));
    const item = await shop.row("order_items", { order_id: id });
    expect(item).toMatchObject({ personal: [], personal_price: "50.00", option_text: "Size: Small" });
    for (const table of ["invoices", "credit_notes"] as const) {
      const row = await shop.row(table, { order_id: id });
      const left = [{ description: "Tote", amount: 1 }, { description: "Shipping" }];
      expect(row.facts).toMatchObject({ lines: left });
      expect(JSON.stringify(row.facts)).not.toContain("Amma");
    }
  });
});
