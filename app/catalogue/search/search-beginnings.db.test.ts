import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { plainLetters } from "#values/text/plain-letters.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { askedSearch, matchesSearch, plainSearch } from "./search-terms.db.server.ts";

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
