import { expect, test } from "vitest";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { addProducts } from "../../../tests/database/product-row.ts";
import { forgetWords } from "./forget-words.db.server.ts";

eachDatabase("the words of the catalogue", (database) => {
  const words = async () => {
    const rows = await database().db.selectFrom("catalogue_words").select("word").orderBy("word").execute();
    return rows.map(({ word }) => word);
  };

  test("go with the last product that held them, and ones that were lost meanwhile come back", async () => {
    const { db } = database();
    await addProducts(db, [
      { name: "Kohbar Tote", description: "With a fish" },
      { name: "Kohbar Lantern", description: "Paper, with a parrot" },
    ]);
    expect(await words()).toEqual(["bags", "fish", "kohbar", "lantern", "paper", "parrot", "tote"]);
    await db.deleteFrom("products").where("name", "=", "Kohbar Lantern").execute();
    await db.deleteFrom("catalogue_words").where("word", "=", "tote").execute();
    await forgetWords(db);
    expect(await words()).toEqual(["bags", "fish", "kohbar", "tote"]);
    await db.deleteFrom("products").execute();
    await forgetWords(db);
    expect(await words()).toEqual([]);
  });

  test("go however many they are", async () => {
    const { db } = database();
    const letters = [..."abcdefghijklmnopqrstuvwxyz"];
    const many = letters.flatMap((one) => letters.map((other) => `toto${one}${other}`));
    await addProducts(db, [{ name: "Kohbar Tote", description: many.join(" ") }]);
    expect((await words()).length).toBeGreaterThan(400);
    await db.updateTable("products").set({ description: "" }).execute();
    await forgetWords(db);
    expect(await words()).toEqual(["bags", "kohbar", "tote"]);
    await db.deleteFrom("products").execute();
    await forgetWords(db);
  });
});
