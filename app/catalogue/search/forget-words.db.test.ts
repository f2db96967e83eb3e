import { expect, test } from "vitest";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { forgetWords } from "./forget-words.db.server.ts";

eachShop("the words of the catalogue", {}, (shop) => {
  const words = () => shop.column("catalogue_words", "word", {}, "word");

  test("go with the last product that held them, and ones that were lost meanwhile come back", async () => {
    await shop.addProducts([
      { name: "Kohbar Tote", description: "With a fish" },
      { name: "Kohbar Lantern", description: "Paper, with a parrot" },
    ]);
    expect(await words()).toEqual(["bags", "fish", "kohbar", "lantern", "paper", "parrot", "tote"]);
    await shop.remove("products", { name: "Kohbar Lantern" });
    await shop.remove("catalogue_words", { word: "tote" });
    await forgetWords(shop.db);
    expect(await words()).toEqual(["bags", "fish", "kohbar", "tote"]);
    await shop.remove("products");
    await forgetWords(shop.db);
    expect(await words()).toEqual([]);
  });

  test("go however many they are", async () => {
    const letters = [..."abcdefghijklmnopqrstuvwxyz"];
    const many = letters.flatMap((one) => letters.map((other) => `toto${one}${other}`));
    await shop.addProducts([{ name: "Kohbar Tote", description: many.join(" ") }]);
    expect((await words()).length).toBeGreaterThan(400);
    await shop.set("products", {}, { description: "" });
    await forgetWords(shop.db);
    expect(await words()).toEqual(["bags", "kohbar", "tote"]);
    await shop.remove("products");
    await forgetWords(shop.db);
  });
});
