import { expect, test } from "vitest";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { addProducts } from "../../../tests/database/product-row.ts";
import { givesAway } from "./gives-away.db.server.ts";

eachDatabase("a form of a product", (database) => {
  test.each([
    [{ price: "499" }, true],
    [{ price: "500" }, false],
    [{ price: "₹ 4,99.00" }, true],
    [{ price: "1,000", salePrice: "499" }, true],
    [{ price: "1000", "variant-3-price": "1" }, true],
    [{ price: "0" }, true],
    // What writing on it costs is no price of a piece.
    [{ price: "1000", "personal-0-price": "1" }, false],
    [{ price: "" }, false],
    [{ price: "dear" }, false],
    [{ id: "another", price: "1" }, false],
  ])("with %j gives it away: %s", async (fields, expected) => {
    const { db } = database();
    await db.deleteFrom("products").execute();
    await addProducts(db, [{ id: "tote", name: "Tote", slug: "tote", price: "1000" }]);
    const form = new FormData();
    for (const [name, value] of Object.entries({ id: "tote", ...fields })) form.set(name, value);
    expect(await givesAway(db, form)).toBe(expected);
  });
});
