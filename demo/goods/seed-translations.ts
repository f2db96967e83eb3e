import type { SeedProduct } from "../content/content.ts";
import type { ArtisanWords, PostWords, ProductWords } from "../content/hindi/content.ts";
import { faqs } from "../content/hindi/pages/faqs.ts";
import { promotionWords, sharedWords } from "../content/hindi/shared.ts";
import { shopWords } from "../content/hindi/shop.ts";
import { artisanWords, policyWords, postWords, productWords } from "../content/hindi/words.ts";
import { labelFacts } from "../content/label.ts";
import { products } from "../content/shop.ts";
import { productViews } from "../pictures/seed-pictures.ts";
import { seedId } from "../seed-id.ts";
import type { DemoLoader, TextKind, TextOf, Trx } from "../shop.ts";

/** Says in Hindi what the demo shop's rows say, in one batch; the rows are there. */
export async function seedTranslations(trx: Trx, loader: DemoLoader): Promise<void> {
  const textsOf = textsBy(loader);
  const textsOfAll = ofAll(textsOf);
  const questions = await trx.selectFrom("faq_entries").selectAll().orderBy("position").execute();
  const pages = await trx.selectFrom("policy_pages").selectAll().execute();
  await loader.writeTexts(trx, [
    ...textsOfAll("product", await trx.selectFrom("products").selectAll().execute(), productColumns()),
    ...textsOfAll("artisan", await trx.selectFrom("artisans").selectAll().execute(), artisanColumns()),
    ...textsOfAll("post", await trx.selectFrom("blog_posts").selectAll().execute(), postColumns()),
    ...textsOfAll("promotion", await trx.selectFrom("promotions").selectAll().execute(), promotionColumns()),
    ...textsOfAll("faq", questions, new Map(questions.map(({ id }, place) => [id, faqs[place] ?? {}]))),
    ...textsOfAll(
      "policy",
      pages.map((page) => ({ ...page, id: page.slug })),
      policyColumns(),
    ),
    // Where it was started with facts of its own, these are old, and not shown.
    ...textsOf(
      "shop",
      { ...loader.parseConfig({}).givenShop, ...labelFacts, id: loader.shopRecord },
      shopWords,
    ),
    ...wordTexts(),
  ]);
}

/** Says of a record that has got its other pictures what they show. */
export async function tellPictures(
  trx: Trx,
  loader: DemoLoader,
  kind: "product" | "artisan",
  row: { id: string } & Partial<Record<"image_alt_texts" | "gallery_alt_texts", string[]>>,
): Promise<void> {
  const words = kind === "product" ? productColumns() : artisanColumns();
  await loader.writeTexts(trx, ofAll(textsBy(loader))(kind, [row], words));
}

/** What is said of a record, under the names of its columns. */
type Columns = ReadonlyMap<string, object>;

type TextsOf = (kind: TextKind, row: { id: string }, words: object) => TextOf[];

const ofAll =
  (textsOf: TextsOf) =>
  (kind: TextKind, rows: readonly { id: string }[], words: Columns): TextOf[] =>
    rows.flatMap((row) => textsOf(kind, row, words.get(row.id) ?? {}));

const textsBy =
  ({ englishOf, textFields }: DemoLoader): TextsOf =>
  (kind, row, words) =>
    textFields(kind).flatMap(([field]) => {
      const english: unknown = Reflect.get(row, field);
      const said: unknown = Reflect.get(words, field);
      // Before all pictures are drawn a record shows the first ones.
      const text = englishOf(
        Array.isArray(english) && Array.isArray(said) ? said.slice(0, english.length) : said,
      );
      return englishOf(english) && text ? [{ kind, id: row.id, field, english, text }] : [];
    });

const productColumns = (): Columns =>
  new Map(
    products.flatMap((product) => {
      const words = productWords[product.slug];
      return words ? [[seedId(product.slug), saidOfProduct(product, words)] as const] : [];
    }),
  );

const saidOfProduct = (
  product: SeedProduct,
  { metaTitle, metaDescription, altTexts, netQuantity, ...same }: ProductWords,
) => ({
  ...same,
  net_quantity: netQuantity,
  meta_title: metaTitle,
  meta_description: metaDescription,
  image_alt_texts: productViews(product).map((_, place) => altTexts[place] ?? handOf(product)),
});

/** What a product's last picture shows where it is none of its own views. */
const handOf = ({ artisanId, technique }: SeedProduct): string =>
  `${artisanWords[artisanId]?.name} का हाथ, ${technique === "embroidered" ? "सुई-धागा लिए" : "बाँस की क़लम लिए"}, चित्र अभी आधा बना है`;

const artisanColumns = (): Columns =>
  new Map(Object.entries(artisanWords).map(([id, words]) => [id, saidOfArtisan(words)]));

const saidOfArtisan = ({ gallery, ...same }: ArtisanWords) => ({ ...same, gallery_alt_texts: gallery });

const postColumns = (): Columns =>
  new Map(Object.entries(postWords).map(([slug, words]) => [seedId(slug), saidOfPost(words)]));

const saidOfPost = ({ authorBio, coverAlt, metaTitle, metaDescription, ...same }: PostWords) => ({
  ...{ ...same, author_bio: authorBio, image_alt_text: coverAlt },
  ...{ meta_title: metaTitle, meta_description: metaDescription },
});

const promotionColumns = (): Columns =>
  new Map(Object.entries(promotionWords).map(([code, title]) => [seedId(`promotion ${code}`), { title }]));

const policyColumns = (): Columns =>
  new Map(
    Object.entries(policyWords).map(([slug, { metaDescription, ...same }]) => [
      slug,
      { ...same, meta_description: metaDescription },
    ]),
  );

const wordTexts = (): TextOf[] =>
  Object.entries(sharedWords).map(([english, text]) => ({
    ...{ kind: "word" as const, id: english, field: "text" },
    english,
    text,
  }));
