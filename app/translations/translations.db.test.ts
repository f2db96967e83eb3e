import "#platform/language/speaking.server.ts";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { speaking } from "#platform/language/speaking.server.ts";
import { eachShop } from "../../tests/database/each-shop.ts";
import { sourceHash } from "./source-hash.server.ts";
import { countHindi, hindiStates } from "./texts-of-records.db.server.ts";
import { makerIn, translated, wordIn } from "./translated.server.ts";
import { inLanguage, readTexts, removeTexts, textsOf, writeTexts } from "./translations.db.server.ts";

const fish = { id: "fish", name: "Fish Tote", material: "Cotton", image_alt_texts: ["A fish", "Its back"] };

eachShop("texts in another language", {}, (shop) => {
  const inHindi = <T>(run: () => T): T => speaking("hi", run);

  beforeEach(async () => {
    await shop.add("products", { ...fish, slug: "fish", price: "1.00", artisan: "Sunaina" });
    await shop.add("artisans", { id: "sunaina", name: "Sunaina" });
  });

  const write = (
    kind: "product" | "artisan" | "word",
    id: string,
    field: string,
    english: unknown,
    text: string,
  ) => writeTexts(shop.db, [{ kind, id, field, english, text }]);

  it("stand where they are saved, and English where not", async () => {
    await write("product", "fish", "name", fish.name, "मछली वाला झोला");
    const [shown] = await inHindi(() => inLanguage(shop.db, "product", [fish]));
    expect(shown).toEqual({ ...fish, name: "मछली वाला झोला", english: ["material", "image_alt_texts"] });
  });

  it("are not even asked for in English", async () => {
    await write("product", "fish", "name", fish.name, "मछली");
    expect(await readTexts(shop.db, { product: ["fish"] })).toBeUndefined();
    expect(translated("product", fish, "fish", undefined)).toBe(fish);
  });

  it("are written by the ten thousand", async () => {
    const words = Array.from({ length: 10_000 }, (_, at) => `Word ${at}`);
    await writeTexts(
      shop.db,
      words.map((id) => ({ kind: "word", id, field: "text", english: id, text: "शब्द" })),
    );
    expect((await textsOf(shop.db, "word", "Word 9999")).get("text")?.text).toBe("शब्द");
  });

  it("of pictures stand only while the pictures are the same", async () => {
    await write("product", "fish", "image_alt_texts", fish.image_alt_texts, "एक मछली\nपीछे से");
    const altsOf = async (image_alt_texts: string[]) =>
      (await inHindi(() => inLanguage(shop.db, "product", [{ ...fish, image_alt_texts }])))[0]
        ?.image_alt_texts;
    expect(await altsOf(["A fish", "Its back"])).toEqual(["एक मछली", "पीछे से"]);
    expect(await altsOf(["Its back", "A fish"])).toEqual(["Its back", "A fish"]);
  });

  it("are counted for a record, and marked in a list where one is missing or old", async () => {
    await write("product", "fish", "name", "Old Fish", "मछली");
    expect(await countHindi(shop.db, "product", "fish")).toEqual({ texts: 3, hindi: 1, old: 1 });
    expect(await countHindi(shop.db, "product", "none")).toBeUndefined();
    expect(await hindiStates(shop.db, "product", [fish])).toEqual({ fish: "old" });
    await write("product", "fish", "name", fish.name, "मछली");
    expect(await hindiStates(shop.db, "product", [fish])).toEqual({ fish: "missing" });
    expect(await hindiStates(shop.db, "artisan", [{ id: "sunaina" }])).toEqual({ sunaina: "missing" });
  });

  it("of words and makers come by their English", async () => {
    await write("word", "Size", "text", "Size", "माप");
    await write("artisan", "sunaina", "name", "Sunaina", "सुनैना");
    const texts = await inHindi(() => readTexts(shop.db, { word: ["Size", "Red"], maker: ["Sunaina"] }));
    expect([wordIn(texts, "Size"), wordIn(texts, "Red"), makerIn(texts, "Sunaina")]).toEqual([
      ...["माप", "Red", "सुनैना"],
    ]);
  });

  it("are written over, and removed", async () => {
    await write("product", "fish", "name", "Fish", "मछली");
    await write("product", "fish", "name", fish.name, "मछली वाला झोला");
    expect((await textsOf(shop.db, "product", "fish")).get("name")).toMatchObject({
      text: "मछली वाला झोला",
      source_hash: sourceHash(fish.name),
    });
    await removeTexts(shop.db, "product", "fish", ["name"]);
    expect((await textsOf(shop.db, "product", "fish")).size).toBe(0);
  });

  it("go with their record", async () => {
    await write("product", "fish", "name", fish.name, "मछली");
    await write("artisan", "sunaina", "name", "Sunaina", "सुनैना");
    await shop.remove("products");
    expect(await shop.rows("translations")).toMatchObject([{ record_id: "sunaina" }]);
  });

  it("have the hash that the database makes of the same text", async () => {
    const { rows } = await sql<{ hash: string }>`
      select encode(sha256(convert_to(${"Kāla — झोला\n2"}, 'UTF8')), 'hex') as hash`.execute(shop.db);
    expect(rows[0]?.hash).toBe(sourceHash("Kāla — झोला\n2"));
  });

  it("are news to the pages that are kept", async () => {
    const version = async () => (await shop.row("content_version")).version;
    const before = await version();
    await write("product", "fish", "name", fish.name, "मछली");
    expect(await version()).toBeGreaterThan(before);
  });
});
