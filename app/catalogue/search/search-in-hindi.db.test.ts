import { beforeAll, expect, test } from "vitest";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { parseFilter } from "../list/product-filter.ts";
import { listProducts } from "../list/product-search.db.server.ts";
import { forgetWords } from "./forget-words.db.server.ts";

const catalogue = [
  { id: "tote", name: "Lotus Tote", category: "bags", artisan: "Sunaina Devi", description: "Painted red." },
  { id: "jhola", name: "Fish Jhola", category: "bags", artisan: "Rekha Jha" },
  { id: "cushion", name: "Peacock Cushion", category: "decor", artisan: "Manisha Karn" },
  { id: "scarf", name: "Silk Stole", category: "accessories", artisan: "Rekha Jha" },
  { id: "toy", name: "Tissue Box", category: "other", artisan: "Manisha Karn" },
] as const;

const hindi = [
  { record_id: "tote", field: "name", text: "कमल वाला थैला" },
  { record_id: "tote", field: "description", text: "<p>लाल रंग में हाथ से बना है। राह चलते लेने लायक।</p>" },
  { record_id: "scarf", field: "name", text: "रेशमी ओढ़नी" },
  { record_id: "scarf", field: "material", text: "तसर" },
  { record_id: "toy", field: "name", text: "घूँघट" },
];

eachShop("a search in Hindi", { isKept: true }, (shop) => {
  const translate = (rows: readonly { record_id: string; field: string; text: string }[]) =>
    shop.db
      .insertInto("translations")
      .values(rows.map((row) => ({ kind: "product", language: "hi", source_hash: "0".repeat(64), ...row })))
      .execute();
  const find = async (q: string) => {
    const page = await listProducts(shop.db, parseFilter(new URLSearchParams({ q })), new Date());
    return { found: page.products.map(({ id }) => id).sort(), correctedTo: page.correctedTo };
  };
  const found = async (q: string) => (await find(q)).found;

  beforeAll(async () => {
    await shop.addProducts(catalogue.map((product) => ({ slug: product.id, ...product })));
    await translate(hindi);
  });

  test.each([
    ...["थैला", "थैले", "thaila", "thailaa", "झोला", "झोले", "jhola", "jholaa", "jhoola", "zhola"],
    ...["bag", "bags", "बैग", "jhole", "bag ", "ThAiLa"],
  ])("finds bags by any of their names %s", async (q) => expect(await found(q)).toEqual(["jhola", "tote"]));

  test.each([
    ["कमल", ["tote"]],
    ["kamal", ["tote"]],
    ["कमल का थैला", ["tote"]],
    ["kamal ka jhola", ["tote"]],
    // The red one first; what is a bag follows (SEARCH-17).
    ["लाल झोला", ["jhola", "tote"]],
    ["laal thaila", ["jhola", "tote"]],
    ["red झोला", ["jhola", "tote"]],
    ["मछली", ["jhola"]],
    ["machhli", ["jhola"]],
    ["machhali", ["jhola"]],
    ["माछ", ["jhola"]],
    ["मोर", ["cushion"]],
    ["mor takiya", ["cushion"]],
    ["मोर गद्दी", ["cushion"]],
    ["ओढनी", ["scarf"]],
    ["odhni", ["scarf"]],
    ["orhni", ["scarf"]],
    ["resham", ["scarf"]],
    ["रेशम", ["scarf"]],
    ["तसर", ["scarf"]],
    ["tasar", ["scarf"]],
    ["सुनैना", ["tote"]],
    ["रेखा झा", ["jhola", "scarf"]],
    ["ओढ़", ["scarf"]],
    ["odh", ["scarf"]],
    ["ghungh", ["toy"]],
    ["घूंघट", ["toy"]],
    ["lotus", ["tote"]],
    ["थैाला", ["jhola", "tote"]],
    ["झोाल", ["jhola", "tote"]],
    ["thiala", ["jhola", "tote"]],
    ["लाल thiala", ["jhola", "tote"]],
    ["बना है", ["tote"]],
    ["tissue", ["toy"]],
    ["हाथी", []],
    // English words as Hindi writes them (SEARCH-15).
    ["हैंडबैग", ["jhola", "tote"]],
    ["लोटस", ["tote"]],
    ["पीकॉक", ["cushion"]],
    // Of running text alone, and no misspelling of it (SEARCH-14).
    ["लैम्न", []],
  ])("'%s' finds %j", async (q, ids) =>
    expect(await find(q)).toEqual({ found: ids, correctedTo: undefined }),
  );

  test.each([
    ["thailva", "thaila", ["jhola", "tote"]],
    ["tussar", "तसर", ["scarf"]],
    ["jhoal", "jhola", ["jhola", "tote"]],
    ["machhil", "machhli", ["jhola"]],
    ["ghungaht", "घूँघट", ["toy"]],
    ["lotsu", "lotus", ["tote"]],
    ["lotsu thaila", "lotus thaila", ["tote"]],
    ["लाल thailva", "लाल thaila", ["jhola", "tote"]],
    ["चलीते", "चलते", ["tote"]],
  ])("'%s' is read as '%s'", async (q, correctedTo, ids) =>
    expect(await find(q)).toEqual({ found: ids, correctedTo }),
  );

  test("an English word asks for no other English one", async () => {
    expect(await found("tote")).toEqual(["tote"]);
    expect(await found("stole")).toEqual(["scarf"]);
    expect(await found("fish")).toEqual(["jhola"]);
  });

  test("the owner's own words are one, in any script", async () => {
    const groups = [
      ["गमछा", "gamchha", "tissue box"],
      ["कुशन", "pillow", "cushion"],
    ];
    await shop.db
      .insertInto("search_synonyms")
      .values(groups.map((words, at) => ({ position: at + 1, words })))
      .execute();
    expect(await found("gamcha")).toEqual(["scarf", "toy"]);
    expect(await found("pillows")).toEqual(["cushion"]);
    expect(await found("tissue box")).toEqual(["toy"]);
    expect(await found("kushan")).toEqual(["cushion"]);
    await shop.remove("search_synonyms");
    expect(await found("pillows")).toEqual([]);
    expect(await found("gamcha")).toEqual(["scarf"]);
  });

  test("follows its translations", async () => {
    const name = () =>
      shop.db.updateTable("translations").where("record_id", "=", "tote").where("field", "=", "name");
    expect(await found("हंस")).toEqual([]);
    await name().set({ text: "हंस वाला झोला" }).execute();
    expect(await found("हंस")).toEqual(["tote"]);
    expect(await found("hans")).toEqual(["tote"]);
    await shop.remove("translations", { record_id: "tote", field: "name" });
    expect(await found("हंस")).toEqual([]);
    await forgetWords(shop.db);
    expect(await found("hans")).toEqual([]);
    expect(await found("तसर")).toEqual(["scarf"]);
    await translate(hindi.slice(0, 1));
    expect(await found("kamal")).toEqual(["tote"]);
  });

  test("words that only another row has are none of it", async () => {
    await translate([{ record_id: "nobody", field: "name", text: "अकेला" }]);
    expect(await found("अकेला")).toEqual([]);
  });
});
