import "#platform/language/speaking.server.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { shopInLanguage } from "#translations/shop-in-language.server.ts";
import { inLanguage, readTexts } from "#translations/translations.db.server.ts";
import { eachShop } from "../tests/database/each-shop.ts";
import { products } from "./content/shop.ts";
import { completeArtisan, seedArtisans } from "./seed-artisans.ts";
import { seedChoices } from "./seed-choices.ts";
import { seedPages } from "./seed-pages.ts";
import { seedPictures } from "./seed-pictures.ts";
import { completeProduct, seedProducts } from "./seed-products.ts";
import { seedPromotions } from "./seed-promotions.ts";
import { seedTranslations } from "./seed-translations.ts";

const hung = (pictures: { id: string; name: string }[]) =>
  new Map(pictures.map(({ id, name }) => [`${id}/${name}`, `/files/${id}/${name}.webp`]));
const all = seedPictures();

eachShop("the demo shop in Hindi", { isKept: true, on: "embedded" }, (shop) => {
  beforeAll(() =>
    inTransaction(shop.db, async (trx) => {
      const first = hung(all.filter(({ isFirst }) => isFirst));
      await seedArtisans(trx, first);
      await seedProducts(trx, first);
      await seedChoices(trx);
      await seedPages(trx);
      await seedPromotions(trx);
      await seedTranslations(trx);
    }),
  );

  const inEnglish = async () => {
    const goods = await shop.rows("products");
    const makers = await shop.rows("artisans");
    const offers = await shop.rows("promotions");
    const questions = await shop.rows("faq_entries");
    const pages = await shop.rows("policy_pages");
    const rows = await speaking("hi", async () => [
      ...(await inLanguage(shop.db, "faq", questions)),
      ...(await inLanguage(
        shop.db,
        "policy",
        pages.map((page) => ({ ...page, id: page.slug })),
      )),
      ...(await inLanguage(shop.db, "product", goods)),
      ...(await inLanguage(shop.db, "artisan", makers)),
      ...(await inLanguage(shop.db, "promotion", offers)),
    ]);
    return rows.flatMap(({ id, english = [] }) => english.map((field) => `${id} ${field}`));
  };

  test("says every text of the goods, their makers, the discounts and the pages", async () =>
    expect(await inEnglish()).toEqual([]));

  test("says the shop's facts as it is started without settings", async () => {
    const { givenShop } = parseConfig({});
    const hindi = await speaking("hi", () => shopInLanguage(shop.db, givenShop));
    expect(hindi).toMatchObject({ name: "झोला क्राफ़्ट्स", english: [] });
  });

  test("says them with the pictures that come later too", async () => {
    const pictures = hung(all);
    await inTransaction(shop.db, async (trx) => {
      for (const id of new Set(all.map((picture) => picture.id))) {
        await completeProduct(trx, id, pictures);
        await completeArtisan(trx, id, pictures);
      }
    });
    const alone = await shop.db
      .selectFrom("products")
      .select("slug")
      .where(sql<boolean>`cardinality(image_alt_texts) < 2`)
      .execute();
    expect(alone).toEqual([]);
    expect(await inEnglish()).toEqual([]);
  });

  test("has a word for each choice but the sizes of paper, and each label", async () => {
    const wanted = new Set(
      products.flatMap(({ options = [], personal = [] }) => [
        ...options.flatMap(({ name, values }) => [name, ...values]),
        ...personal.map(({ label }) => label),
      ]),
    );
    const texts = await speaking("hi", () => readTexts(shop.db, { word: [...wanted] }));
    expect([...wanted].filter((word) => !texts?.has(`word ${word}`))).toEqual(["A5", "A6"]);
  });
});
