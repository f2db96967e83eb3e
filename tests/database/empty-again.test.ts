import { expect, test } from "vitest";
import { eachDatabase } from "./each-database.ts";
import { emptyAgain, migratedRows } from "./empty-again.ts";
import { addProducts } from "./product-row.ts";
import { TestRows } from "./test-rows.ts";

eachDatabase("a database that is emptied again", (database) => {
  test("has the rows that migrations wrote, and no others", async () => {
    const shop = new TestRows(() => database().db);
    const migrated = await migratedRows(shop.db);
    expect([...migrated.kept.keys()]).toEqual(
      expect.arrayContaining(["bulk_tiers", "content_version", "shelves", "shop_settings", "stock_mails"]),
    );
    await addProducts(shop.db, [{ name: "Lotus Tote" }]);
    await shop.set("shop_settings", {}, { facts: JSON.stringify({ name: "Sita Crafts" }) });
    await shop.remove("bulk_tiers", { from_quantity: 100 });
    await shop.remove("stock_mails");
    expect(await migratedRows(shop.db)).not.toEqual(migrated);
    await emptyAgain(shop.db, migrated);
    expect(await migratedRows(shop.db)).toEqual(migrated);
  });
});
