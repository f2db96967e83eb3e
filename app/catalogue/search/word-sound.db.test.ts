import { sql } from "kysely";
import { expect, test } from "vitest";
import { plainLetters } from "#values/text/plain-letters.ts";
import { wordFrame, wordSound } from "#values/text/word-sound.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
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
