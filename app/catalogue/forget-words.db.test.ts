import { expect, test } from "vitest";
import { eachDatabase } from "../../tests/database/each-database.ts";
import { addProducts } from "../../tests/database/product-row.ts";
import { forgetWords } from "./forget-words.db.server.ts";

eachDatabase("the words of the catalogue", (database) => {
  const words = async () => {
    const rows = await database().db.selectFrom("catalogue_words").select("word").orderBy("word").execute();
    return rows.map(({ word }) => word);
  };

  test("go with the last product that held them, and missing ones come back", async () => {
    const { db } = database();
    await addProducts(db, [{ name: "Kohbar Tote" }, { name: "Kohbar Lantern" }]);
    expect(await words()).toEqual(expect.arrayContaining(["kohbar", "lantern", "tote"]));
    await db.deleteFrom("products").where("name", "=", "Kohbar Lantern").execute();
    await db.deleteFrom("catalogue_words").where("word", "=", "tote").execute();
    await forgetWords(db);
    expect(await words()).toEqual(["bags", "core", "kohbar", "other", "tote"]);
    await db.deleteFrom("products").execute();
    await forgetWords(db);
    expect(await words()).toEqual([]);
  });
});
