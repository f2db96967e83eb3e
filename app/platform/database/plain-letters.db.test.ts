import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { plainLetters, singleWords } from "#values/text/plain-letters.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { inReadingOrder } from "./reading-order.server.ts";

/**
 * Every letter and mark that a name may have: Latin, Greek, Cyrillic, Armenian, the Indian scripts, and
 * signs.
 */
const blocks = [
  [0x20, 0x55f],
  [0x900, 0xd7f],
  [0x1e00, 0x1fff],
  [0x2000, 0x2027],
  [0x2030, 0x214f],
  [0xff00, 0xff5e],
] as const;
const letters = blocks.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
);

eachDatabase("a text as it is compared", (database) => {
  test("is the same in the database as in the program", async () => {
    const texts = [...letters, "plain `ASCII`", "", "Zari/Kham-band 10.5", "Tote <Gold> ~L &silk;"];
    const { rows } = await sql<{ text: string; plain: string; words: string }>`
      select text, plain_letters(text) as plain, single_words(text) as words
      from unnest(${texts}::text[]) as given (text)`.execute(database().db);
    expect(rows).toHaveLength(texts.length);
    const differing = rows.filter(
      ({ text, plain, words }) => plain !== plainLetters(text) || words !== singleWords(text),
    );
    expect(differing).toEqual([]);
  });

  test("keeps each word that the search is to know, whatever stands around it", async () => {
    const marks = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).filter(
      (mark) => !/[a-z0-9]/i.test(mark),
    );
    const texts = marks.flatMap((mark) => [
      `gold${mark}silk`,
      `gold ${mark}silk`,
      `gold${mark} silk`,
      `${mark}gold${mark}silk${mark}`,
      `gold <a${mark}silk>`,
      `gold &${mark}silk; x`,
    ]);
    const { rows } = await sql<{ text: string }>`
      select text from unnest(${texts}::text[]) as given (text)
      where not to_tsvector('english', single_words(text)) @@ to_tsquery('english', 'gold & silk')`.execute(
      database().db,
    );
    expect(rows.map(({ text }) => text)).toEqual([]);
  });

  describe("names stand in the order in which people read them", () => {
    test.each([
      [["bag 2", "Bag 10"]],
      [["Éclair", "Zulu"]],
      [["आम", "झोला 2", "झोला १०"]],
      [["Bag", "bag 2", "Bag 2a", "Bag 03", "Bag 100", "Bag 20000000000000000000", "Bags"]],
      [["apple", "“Banana”", "Cherry", "D’Arcy", "darcz", "Østmo", "Otto"]],
      [["2 Totes", "10 Totes", "Tote"]],
      [["", "!?", "a"]],
    ])("%j", async (names) => {
      const { rows } = await sql<{ name: string }>`
        select name from unnest(${names.toReversed()}::text[]) as given (name)
        order by ${inReadingOrder(sql`name`)}, name`.execute(database().db);
      expect(rows.map(({ name }) => name)).toEqual(names);
    });
  });
});
