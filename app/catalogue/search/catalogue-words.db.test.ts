import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { plainLetters } from "#values/text/plain-letters.ts";
import { wordFrame, wordSound } from "#values/text/word-sound.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { forgetWords } from "./forget-words.db.server.ts";
import { askedSearch, matchesSearch, plainSearch } from "./search-terms.db.server.ts";
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
  // A migration that replaces the function must set its settings anew, and only shoppers would feel this one.
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

const catalogue = [
  { name: "Lotus Tote", sku: "JC-TOT-1", description: "Totally <b>happy</b> fish" },
  {
    name: "Totem & Tassel",
    artisan: "Tota Devi",
    description: "See www.totes.example/it's\\here or totes@jhola.example",
  },
  {
    name: "झोला 2026",
    slug: "jhola",
    artisan: "Sunaina Devi",
    description: "Élan, Ångström's, TOTO2 and 10 totes",
  },
  ...[..."abcdefghijklmnopqrstuvwxyz"].map((letter) => ({ name: `Zari${letter}x Sling` })),
];

eachShop("the beginning of a word", { isKept: true }, (shop) => {
  beforeAll(() => shop.addProducts(catalogue));

  const begunBy = async (word: string) =>
    (await shop.ask(sql<{ query: string }>`select words_begun_by(${word})::text as query`))[0]?.query;

  test.each([
    ["tass", "'tassel'"],
    ["tot", "'tot' | 'tota' | 'total' | 'tote' | 'totem' | 'toto2'"],
    ["zzz", "'zzz':*"],
    ["zari", "'zari':*"],
    ["10", "'10':*"],
  ])("%s is asked of the index as %s", async (beginning, query) =>
    expect(await begunBy(beginning)).toBe(query),
  );

  test.each(
    "ta tot tote happ happi www jc 1 20 झ झो é ång z zari d".split(" ").map((beginning) => ({ beginning })),
  )("'$beginning' finds what the index has of it, alone and after another word", async ({ beginning }) => {
    const found = async (condition: ReturnType<typeof matchesSearch>) => {
      const { rows } = await sql<{ id: string }>`
        select id from products where ${condition} order by id`.execute(shop.db);
      return rows.map(({ id }) => id);
    };
    const inIndex = sql`search @@ to_tsquery('simple', ${`${plainLetters(beginning)}:*`})`;
    expect(await found(matchesSearch(askedSearch(plainSearch(beginning))))).toEqual(await found(inIndex));
    const alsoSling = sql`${inIndex} and search @@ to_tsquery('simple', 'sling')`;
    expect(await found(matchesSearch(askedSearch(plainSearch(`sling ${beginning}`))))).toEqual(
      await found(alsoSling),
    );
  });

  describe("the words that the index holds are known", () => {
    const missing = async () => {
      const { rows } = await sql<{ word: string }>`
        select word from ts_stat('select search from products') where word collate "C" >= 'a'
        except select lexeme from search_lexemes`.execute(shop.db);
      return rows.map(({ word }) => word);
    };
    const known = () => shop.count("search_lexemes");

    test("of new products", async () => expect(await missing()).toEqual([]));

    test.each([
      { name: "Qamar" },
      { artisan: "Qasim" },
      { sku: "QQ-7" },
      { description: "<p>Quilted</p>" },
      { category: "accessories" },
    ] as const)("once one is changed to %o", async (change) => {
      const before = await known();
      await shop.db.updateTable("products").set(change).where("sku", "in", ["JC-TOT-1", "QQ-7"]).execute();
      expect(await missing()).toEqual([]);
      expect(await known()).toBeGreaterThan(before);
    });

    test("and a sale does not look for any", async () => {
      await shop.remove("search_lexemes", { lexeme: "sling" });
      await shop.set("products", {}, { stock_count: 3 });
      expect(await missing()).toEqual(["sling"]);
      await sql`select fill_search_lexemes()`.execute(shop.db);
      expect(await missing()).toEqual([]);
    });
  });
});
