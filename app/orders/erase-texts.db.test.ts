import { expect, test } from "vitest";
import { eachDatabase } from "../../tests/database/each-database.ts";
import { addOrder } from "../../tests/database/order-row.ts";
import { addCustomer } from "../../tests/database/profile-row.ts";
import { letGoOfOrders } from "./erase-orders.db.server.ts";

const now = new Date("2027-01-31T00:00:00Z");

eachDatabase("the texts on the pieces of a deleted account's orders", (database) => {
  test("go, on invoice and credit note too, and no sum does", async () => {
    const { db } = database();
    const me = await addCustomer(db);
    const delivered = { status: "delivered", fulfilment_state: "delivered", user_id: me.id } as const;
    const personal = JSON.stringify([{ label: "Name", text: "Amma" }]);
    const id = await addOrder(
      db,
      [{ personal, personal_price: "50", option_text: "Size: Small" }],
      delivered,
    );
    const lines = [{ description: "Tote", personal: ["Name: Amma"], amount: 1 }, { description: "Shipping" }];
    const paper = {
      order_id: id,
      kind: "credit",
      financial_year: "25-26",
      serial: 900,
      number: "CRN/1",
    } as const;
    await db
      .insertInto("invoice_series")
      .values(
        (["tax", "credit"] as const).map((kind) => ({ kind, financial_year: "25-26", last_serial: 900 })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto("invoices")
      .values({
        ...paper,
        kind: "tax",
        number: "INV/1",
        issued_at: now,
        facts: JSON.stringify({ buyer: {}, lines }),
      })
      .execute();
    await db
      .insertInto("credit_notes")
      .values({ ...paper, issued_at: now, facts: JSON.stringify({ buyer: {}, lines }) })
      .execute();
    await db.transaction().execute((trx) => letGoOfOrders(trx, me, now));
    const item = await db
      .selectFrom("order_items")
      .select(["personal", "personal_price", "option_text"])
      .where("order_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(item).toEqual({ personal: [], personal_price: "50.00", option_text: "Size: Small" });
    for (const table of ["invoices", "credit_notes"] as const) {
      const row = await db
        .selectFrom(table)
        .select("facts")
        .where("order_id", "=", id)
        .executeTakeFirstOrThrow();
      expect(row.facts).toMatchObject({
        lines: [{ description: "Tote", amount: 1 }, { description: "Shipping" }],
      });
      expect(JSON.stringify(row.facts)).not.toContain("Amma");
    }
  });
});
