import { expect, test } from "vitest";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { givesAway } from "./product-writes.db.server.ts";

const now = new Date("2026-11-28T10:00:00Z");
const hour = 60 * 60 * 1000;

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ id: "tote", ...fields })) form.set(name, String(value));
  return form;
}

eachShop("a form of a product", { on: "embedded" }, (shop) => {
  test.each([
    [{ price: "500" }, true],
    [{ price: "501" }, false],
    [{ price: "₹ 4,99.00" }, true],
    [{ price: "1,000", salePrice: "499" }, true],
    [{ price: "1000", "variant-3-price": "1" }, true],
    [{ price: "0" }, true],
    // The price of a personalisation is no price of a piece.
    [{ price: "1000", "personal-0-price": "1" }, false],
    [{ price: "" }, false],
    [{ price: "dear" }, false],
    [{ id: "another", price: "1" }, false],
  ])("with %j gives it away: %s", async (fields, expected) => {
    await shop.addProducts([{ id: "tote", name: "Tote", slug: "tote", price: "1000" }]);
    expect(await givesAway(shop.db, formOf(fields), now)).toBe(expected);
  });

  test.each([
    ["set an hour ago, from what was set long ago", [hour, 100 * hour], "260", true],
    ["set an hour ago and two before", [hour, 2 * hour], "260", true],
    ["set long ago", [100 * hour, 101 * hour], "260", false],
    ["set an hour ago, and not lowered", [hour, 2 * hour], "510", false],
  ])("halves what was halved: a price %s", async (_what, [last = 0, first = 0], price, expected) => {
    await shop.addProducts([{ id: "tote", name: "Tote", slug: "tote", price: "510" }]);
    const line = (told: string, ago: number) => ({
      ...{ actor_id: null, action: "product.updated", entity: "products", entity_id: "tote" },
      ...{ detail: JSON.stringify({ price: told }), created_at: new Date(now.getTime() - ago) },
    });
    await shop.db
      .insertInto("audit_log")
      .values([line("1000.00", first), line("510.00", last)])
      .execute();
    expect(await givesAway(shop.db, formOf({ price }), now)).toBe(expected);
  });

  test("is compared with no sale price whose time is over", async () => {
    const sale = { sale_price: "100", sale_until: new Date(now.getTime() - hour) };
    await shop.addProducts([{ id: "tote", name: "Tote", slug: "tote", price: "1000", ...sale }]);
    expect(await givesAway(shop.db, formOf({ price: "90" }), now)).toBe(true);
    expect(await givesAway(shop.db, formOf({ price: "400" }), now)).toBe(true);
  });
});
