import { sql } from "kysely";
import { expect, test } from "vitest";
import { plainLetters } from "#values/text/plain-letters.ts";
import { wordFrame, wordSound } from "#values/text/word-sound.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { forgetWords } from "./forget-words.db.server.ts";
import { shopWords } from "./shop-words.ts";

const hindiLetters = Array.from({ length: 0x80 }, (_, at) => String.fromCharCode(0x900 + at));
const awkward =
  "chhath xerox ksh zzz aai eei ouu w q mp amb iyan iyo iya a o ee thh cchh मम्मी क़लम ड डोड़ी ॐ ज्ञ ऋतु".split(
    " ",
  );

eachShop("how a word sounds", { isKept: true }, (shop) => {
  test("is the same in the database as in the program", async () => {
    const texts = [
      ...shopWords.flatMap(({ english, hindi }) => [
        ...english,
        ...hindi.flat().filter((word) => word !== undefined),
      ]),
      ...hindiLetters.flatMap((letter) => [letter, `क${letter}`, `${letter}ला`, `मो${letter}र`]),
      ...awkward,
    ];
    const words = [...new Set(texts.map(plainLetters))];
    const { rows } = await sql<{ word: string; sound: string; frame: string }>`
      select word, word_sound(word) as sound, word_frame(word) as frame
      from unnest(${words}::text[]) as given (word)`.execute(shop.db);
    expect(
      rows.filter(({ word, sound, frame }) => sound !== wordSound(word) || frame !== wordFrame(word)),
    ).toEqual([]);
    expect(rows).toHaveLength(words.length);
  });
});

eachShop("the correction of a search", { isKept: true }, (shop) => {
  // Whoever replaces the function says its settings anew, and this one is felt by nobody but shoppers.
  test("makes no machine code, which would take ten times as long as it", async () => {
    const { rows } = await sql<{ settings: string[] }>`
      select proconfig as settings from pg_proc where proname = 'corrected_word'`.execute(shop.db);
    expect(rows[0]?.settings).toContain("jit=off");
  });
});

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
