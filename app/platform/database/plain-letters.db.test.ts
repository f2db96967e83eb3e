import { sql } from "kysely";
import { expect, test } from "vitest";
import { plainLetters, singleWords } from "#values/text/plain-letters.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { inReadingOrder } from "./reading-order.server.ts";

/**
 * Every letter and mark that a name may have: Latin, Greek, Cyrillic, Armenian, the Indian scripts, and
 * signs.
 */
const blocks = [
  { first: 0x20, last: 0x55f },
  { first: 0x900, last: 0xd7f },
  { first: 0x1e00, last: 0x1fff },
  { first: 0x2000, last: 0x2027 },
  { first: 0x2030, last: 0x214f },
  { first: 0xff00, last: 0xff5e },
];
const letters = blocks.flatMap(({ first, last }) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
);

eachDatabase("a text as it is compared", (database) => {
  test("is the same in the database as in the program", async () => {
    const texts = [...letters, "plain `ASCII`", "", "Zari/Kham-band 10.5", "Tote <Gold> ~L &silk;"];
    const { rows } = await sql<{ text: string; plain: string; words: string }>`
      select text, plain_letters(text) as plain, single_words(text) as words
      from unnest(${texts}::text[]) as given (text)`.execute(database().db);
    const same = texts.map((text) => ({ text, plain: plainLetters(text), words: singleWords(text) }));
    expect(rows).toEqual(same);
  });

  test("keeps each word that the search is to know, whatever stands around it", async () => {
    const signs = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at));
    const marks = signs.filter((sign) => !/[a-z0-9]/i.test(sign));
    const texts = marks.flatMap((mark) => [
      `gold${mark}silk`,
      `gold ${mark}silk`,
      `gold${mark} silk`,
      `${mark}gold${mark}silk${mark}`,
      `gold <a${mark}silk>`,
      `gold &${mark}silk; x`,
    ]);
    const missed = sql`select text from unnest(${texts}::text[]) as given (text)
      where not to_tsvector('english', single_words(text)) @@ to_tsquery('english', 'gold & silk')`;
    expect((await missed.execute(database().db)).rows).toEqual([]);
  });

  test.each([
    [["bag 2", "Bag 10"]],
    [["Éclair", "Zulu"]],
    [["आम", "झोला 2", "झोला १०"]],
    [["Bag", "bag 2", "Bag 2a", "Bag 03", "Bag 100", "Bag 20000000000000000000", "Bags"]],
    [["apple", "“Banana”", "Cherry", "D’Arcy", "darcz", "Østmo", "Otto"]],
    [["2 Totes", "10 Totes", "Tote"]],
    [["", "!?", "a"]],
  ])("%j stand in the order in which people read them", async (names) => {
    const { rows } = await sql<{ name: string }>`
      select name from unnest(${names.toReversed()}::text[]) as given (name)
      order by ${inReadingOrder(sql`name`)}, name`.execute(database().db);
    expect(rows.map(({ name }) => name)).toEqual(names);
  });
});
