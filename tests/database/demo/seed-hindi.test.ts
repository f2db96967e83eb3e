import "#platform/language/speaking.server.ts";
import { products } from "@jhola/demo/content/shop.ts";
import { completeArtisan, seedArtisans } from "@jhola/demo/goods/seed-artisans.ts";
import { seedChoices } from "@jhola/demo/goods/seed-choices.ts";
import { seedPages } from "@jhola/demo/goods/seed-pages.ts";
import { completeProduct, seedProducts } from "@jhola/demo/goods/seed-products.ts";
import { seedPromotions } from "@jhola/demo/goods/seed-promotions.ts";
import { seedTranslations } from "@jhola/demo/goods/seed-translations.ts";
import { seedPictures } from "@jhola/demo/pictures/seed-pictures.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { demoLoader } from "#server/demo-loader.server.ts";
import { shopInLanguage } from "#translations/shop-in-language.server.ts";
import { inLanguage, readTexts } from "#translations/translations.db.server.ts";
import { eachShop } from "../each-shop.ts";

const hung = (pictures: { id: string; name: string }[]) =>
  new Map(pictures.map(({ id, name }) => [`${id}/${name}`, `/files/${id}/${name}.webp`]));
const all = seedPictures();

eachShop("the demo shop in Hindi", { isKept: true, on: "embedded" }, (shop) => {
  beforeAll(() =>
    inTransaction(shop.db, async (trx) => {
      const first = hung(all.filter(({ isFirst }) => isFirst));
      await seedArtisans(trx, first);
      await seedProducts(trx, first);
      await seedChoices(trx, demoLoader);
      await seedPages(trx);
      await seedPromotions(trx);
      await seedTranslations(trx, demoLoader);
    }),
  );

  const inEnglish = async () => {
    const goods = await shop.rows("products");
    const makers = await shop.rows("artisans");
    const offers = await shop.rows("promotions");
    const questions = await shop.rows("faq_entries");
    const pages = (await shop.rows("policy_pages")).map((page) => ({ ...page, id: page.slug }));
    const rows = await speaking("hi", async () => [
      ...(await inLanguage(shop.db, "faq", questions)),
      ...(await inLanguage(shop.db, "policy", pages)),
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
        await completeProduct(trx, demoLoader, id, pictures);
        await completeArtisan(trx, demoLoader, id, pictures);
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
