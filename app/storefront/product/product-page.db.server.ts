import { sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { artisanOf, makerRow } from "#artisans/artisan.db.server.ts";
import type { ArtisanSummary } from "#artisans/artisan.ts";
import { smallestOrderRow } from "#bulk-prices/bulk-tiers.db.server.ts";
import { type LabelDefaults, labelRows } from "#catalogue/label/label-rows.ts";
import { choicesSaidIn, personalIn, wordsOfChoices } from "#catalogue/options/lines-in-language.db.server.ts";
import { variantNamed } from "#catalogue/options/variant.ts";
import { firstChoice, variantAt } from "#catalogue/options/variant-at.ts";
import {
  type ChoicesRow,
  choicesOf,
  choicesRow,
  personalFieldsOf,
} from "#catalogue/options/variants.db.server.ts";
import { basePriceAt } from "#catalogue/price-at.ts";
import { anyProductRow, productRow, relatedRows } from "#catalogue/product.db.server.ts";
import type { Product, ProductSummary } from "#catalogue/product.ts";
import { listPriceOf, productOf, ratingOf, summaryOf } from "#catalogue/product-row.server.ts";
import { productIn, wantedOf } from "#catalogue/products-in-language.server.ts";
import type { Db } from "#platform/database/db.ts";
import { type Given, prepared } from "#platform/database/server/prepared.server.ts";
import type { ProductReviewsData } from "#reviews/product-reviews.tsx";
import { type ShownReviewsRow, shownReviewsOf, shownReviewsRow } from "#reviews/reviews.db.server.ts";
import { type SavedTexts, translated } from "#translations/translated.server.ts";
import { readTexts } from "#translations/translations.db.server.ts";
import { getsFacts, getsRow, type TaxedShop } from "#who-gets/gets-row.db.server.ts";
import { type PriceParts, shownParts } from "#who-gets/who-gets.ts";
import { asVariant } from "../choosing/as-variant.ts";
import type { ShownChoices, ShownProduct } from "../choosing/choices.ts";
import { saleEndsText } from "./sale-ends.ts";

/** What a product's page shows. */
export interface ProductPageData {
  /** With the variant that was requested, or stands chosen. */
  product: ShownProduct;
  /** As lists and links have it, without a choice; in English, as the picture of a shared link is. */
  listed: Product;
  /** Missing where there is nothing to choose. */
  choices?: ShownChoices;
  /** The key of today of the variant that was requested, also by a former one; missing where it is none. */
  named?: string;
  /** When the price of anything that the page shows of it changes. */
  priceUntil: Date | undefined;
  /** Until when its sale runs, in words; the browser is spared the making of them. */
  saleEnds: string | undefined;
  maker: ArtisanSummary | undefined;
  /** Missing where none is shown. */
  reviews: ProductReviewsData | undefined;
  related: ProductSummary[];
  /** Who gets what, by the prices that it is shown at; left out where its page does not say so. */
  gets?: Record<number, PriceParts>;
}

const aroundIt = () =>
  [
    jsonObjectFrom(makerRow()).as("maker"),
    jsonArrayFrom(relatedRows()).as("related"),
    sql<ShownReviewsRow | null>`case when product.rating_count > 0 then ${shownReviewsRow()} end`.as(
      "reviews",
    ),
    sql<ChoicesRow | null>`case when product.variants > 0 then ${choicesRow(sql.ref("product.id"))} end`.as(
      "choices",
    ),
    smallestOrderRow().as("bulk_from"),
    getsRow("product").as("gets"),
  ] as const;

/** As one value: to read fifty columns takes longer than the whole statement. */
const pageRow = prepared((db, given: Given<{ slug: string }>) =>
  db.selectNoFrom(jsonObjectFrom(productRow(db, given("slug")).select(aroundIt())).as("page")),
);

/** At which moment's prices, and with which variant (its key) chosen; a strange one chooses nothing. */
interface Asked {
  moment: Date;
  variant?: string | null;
  /** What the shop says of all its goods, in the language of the moment; left out, no label is shown. */
  shop?: LabelDefaults & TaxedShop;
}

/**
 * The page of the product with this slug, by one statement (ADR-30); undefined where no product has it now.
 */
export async function readProductPage(
  db: Db,
  slug: string,
  asked: Asked,
): Promise<ProductPageData | undefined> {
  // A zero byte is no text for PostgreSQL.
  if (slug.includes("\0")) return undefined;
  const [answer] = await pageRow(db, { slug });
  const row = answer?.page;
  return row ? pageDataOf(row, asked, await readTexts(db, textsOn(row))) : undefined;
}

/** The page of the product with this id as its shoppers see it, or would see it if it were not hidden. */
export async function readProductPreview(
  db: Db,
  id: string,
  asked: Asked,
): Promise<(ProductPageData & { isHidden: boolean }) | undefined> {
  if (id.includes("\0")) return undefined;
  const found = anyProductRow(db).where("product.id", "=", id).select(aroundIt()).select("product.hidden");
  const { page: row } = await db.selectNoFrom(jsonObjectFrom(found).as("page")).executeTakeFirstOrThrow();
  return row ? { ...pageDataOf(row, asked, undefined), isHidden: row.hidden } : undefined;
}

type PageDataRow = NonNullable<Awaited<ReturnType<typeof pageRow>>[number]["page"]>;

/** Whose texts the page shows. */
const textsOn = (row: PageDataRow) => ({
  ...wantedOf([row, ...row.related]),
  artisan: row.maker ? [row.maker.id] : [],
  word: [
    ...(row.choices ? wordsOfChoices([row.choices]) : []),
    ...personalFieldsOf(row.personal).map(({ label }) => label),
  ],
});

function pageDataOf(row: PageDataRow, asked: Asked, texts: SavedTexts | undefined): ProductPageData {
  const { maker, related, reviews } = row;
  const listed = productOf(row, asked.moment);
  const said = productIn(row, texts);
  const product = texts ? personalIn(productOf(said, asked.moment), texts) : listed;
  const details = [...product.details, ...(asked.shop ? labelRows(said, asked.shop) : [])];
  const shown = { ...product, details, bulkFrom: row.bulk_from };
  const choice = row.choices ? chosen(row, shown, { given: row.choices, texts }, asked) : undefined;
  const prices = choice?.choices.variants.map(({ price }) => price) ?? [product.price];
  return {
    product: shown,
    listed,
    priceUntil: product.priceUntil,
    saleEnds: saleEndsText(product),
    ...choice,
    ...(row.gets && asked.shop
      ? { gets: shownParts(getsFacts(row.gets, asked.moment, asked.shop), prices) }
      : {}),
    maker: maker ? artisanOf(translated("artisan", maker, maker.id, texts)) : undefined,
    reviews: reviews ? { rating: ratingOf(row), ...shownReviewsOf(reviews) } : undefined,
    related: related.map((each) => summaryOf(productIn(each, texts), asked.moment)),
  };
}

/** What differs where there is something to choose: all is shown as the chosen variant has it. */
function chosen(
  row: PageDataRow,
  product: ShownProduct,
  { given, texts }: { given: ChoicesRow; texts: SavedTexts | undefined },
  { moment, variant: key }: Asked,
) {
  const { options, variants } = choicesSaidIn(choicesOf(given), texts);
  const listed = listPriceOf(row);
  const now = variants.map((variant) =>
    variantAt(variant, { listed, madeToOrder: row.made_to_order }, moment),
  );
  const { sku, details, images, imageAlts } = product;
  const choices: ShownChoices = {
    options: options.map(({ name, values, slugs }) => ({
      name,
      values: values.map((text, of) => ({ text, slug: slugs[of] ?? "" })),
    })),
    variants: now,
    own: { sku, details, images, imageAlts },
  };
  const base = variants.some(({ ownPrice }) => ownPrice === null) ? basePriceAt(listed, moment) : undefined;
  const named = variantNamed(variants, key ?? "");
  const shown = now.find(({ id }) => id === named?.id) ?? firstChoice(now);
  return {
    product: shown ? asVariant(product, choices, shown) : product,
    choices,
    ...(named ? { named: named.key } : {}),
    priceUntil: base?.priceUntil,
    saleEnds: base && saleEndsText(base),
  };
}
