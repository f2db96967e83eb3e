import { beforeEach, expect, test } from "vitest";
import { fileOf, importing, stole } from "../../../tests/database/import-desk.ts";
import { addProducts } from "../../../tests/database/product-row.ts";
import { eachDesk } from "../../../tests/database/products-desk.ts";

eachDesk("a line of an import", (desk) => {
  const { acts, notes, run } = importing(desk);
  beforeEach(async () => {
    await addProducts(desk.shop.db, [
      { id: "p1", name: "Lotus Tote", sku: "JC 1" },
      { id: "p2", name: "Fish Sling" },
    ]);
  });

  test("names a maker as the profile does", async () => {
    await run(fileOf({ ...stole, artisan: "SUNAINA  devi" }));
    const products = desk.shop.db.selectFrom("products").select(["artisan", "artisan_id"]);
    expect(await products.where("slug", "=", "sun-stole").execute()).toEqual([
      { artisan: "Sunaina Devi", artisan_id: "sunaina-devi" },
    ]);
    expect(await acts(fileOf({ slug: "sun-stole", artisan: "sunaina devi" }))).toEqual(["keep"]);
    expect(await notes(fileOf({ slug: "fish-sling", artisan: "sunaina devi" }))).toEqual([
      "artisan: Sunaina Devi",
    ]);
  });
});
