import "#platform/language/speaking.server.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { shopInLanguage } from "#translations/shop-in-language.server.ts";
import { inLanguage, readTexts } from "#translations/translations.db.server.ts";
import { eachDatabase } from "../tests/database/each-database.ts";
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

eachDatabase("the demo shop in Hindi", (database) => {
  const db = () => database().db;

  beforeAll(() =>
    inTransaction(db(), async (trx) => {
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
    const goods = await db().selectFrom("products").selectAll().execute();
    const makers = await db().selectFrom("artisans").selectAll().execute();
    const offers = await db().selectFrom("promotions").selectAll().execute();
    const questions = await db().selectFrom("faq_entries").selectAll().execute();
    const pages = await db().selectFrom("policy_pages").selectAll().execute();
    const rows = await speaking("hi", async () => [
      ...(await inLanguage(db(), "faq", questions)),
      ...(await inLanguage(
        db(),
        "policy",
        pages.map((page) => ({ ...page, id: page.slug })),
      )),
      ...(await inLanguage(db(), "product", goods)),
      ...(await inLanguage(db(), "artisan", makers)),
      ...(await inLanguage(db(), "promotion", offers)),
    ]);
    return rows.flatMap(({ id, english = [] }) => english.map((field) => `${id} ${field}`));
  };

  test("says every text of the goods, their makers, the discounts and the pages", async () => {
    expect(await inEnglish()).toEqual([]);
  });

  test("says the shop's facts as it is started without settings", async () => {
    const { givenShop } = parseConfig({});
    const shop = await speaking("hi", () => shopInLanguage(db(), givenShop));
    expect(shop).toMatchObject({ name: "झोला क्राफ़्ट्स", english: [] });
  });

  test("says them with the pictures that come later too", async () => {
    const pictures = hung(all);
    await inTransaction(db(), async (trx) => {
      for (const id of new Set(all.map((picture) => picture.id))) {
        await completeProduct(trx, id, pictures);
        await completeArtisan(trx, id, pictures);
      }
    });
    const alone = await db()
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
    const texts = await speaking("hi", () => readTexts(db(), { word: [...wanted] }));
    expect([...wanted].filter((word) => !texts?.has(`word ${word}`))).toEqual(["A5", "A6"]);
  });
});
