import { type Kysely, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { artisanOf, makerRow } from "#artisans/artisan.db.server.ts";
import type { ArtisanSummary } from "#artisans/artisan.ts";
import { smallestOrderRow } from "#bulk-prices/bulk-tiers.db.server.ts";
import { valueSlug } from "#catalogue/options/variant.ts";
import { firstChoice, variantAt } from "#catalogue/options/variant-at.ts";
import { type ChoicesRow, choicesOf, choicesRow } from "#catalogue/options/variants.db.server.ts";
import { basePriceAt } from "#catalogue/price-at.ts";
import { anyProductRow, productRow, relatedRows } from "#catalogue/product.db.server.ts";
import type { Product, ProductSummary } from "#catalogue/product.ts";
import { listPriceOf, productOf, ratingOf, summaryOf } from "#catalogue/product-row.server.ts";
import { type Given, prepared } from "#platform/database/server/prepared.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { ProductReviewsData } from "#reviews/product-reviews.tsx";
import { type ShownReviewsRow, shownReviewsOf, shownReviewsRow } from "#reviews/reviews.db.server.ts";
import { asVariant } from "./as-variant.ts";
import type { ShownChoices, ShownProduct } from "./choices.ts";
import { saleEndsText } from "./sale-ends.text.ts";

/** What a product's page shows. */
interface ProductPageData {
  /** With the variant that was asked for, or stands chosen. */
  product: ShownProduct;
  /** As lists and links have it, without a choice. */
  listed: Product;
  /** Missing where there is nothing to choose. */
  choices?: ShownChoices;
  /** When the price of anything that the page shows of it changes. */
  priceUntil: Date | undefined;
  /** Until when its sale runs, in words; the browser is spared the making of them. */
  saleEnds: string | undefined;
  maker: ArtisanSummary | undefined;
  /** Missing where none is shown. */
  reviews: ProductReviewsData | undefined;
  related: ProductSummary[];
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
  ] as const;

const pageRow = prepared((db, given: Given<{ slug: string }>) =>
  productRow(db, given("slug")).select(aroundIt()),
);

/** At which moment's prices, and with which variant (its key) chosen; a strange one chooses nothing. */
interface Asked {
  moment: Date;
  variant?: string | null;
}

/**
 * The page of the product with this slug, by one statement (ADR-30); undefined where no product has it now.
 */
export async function readProductPage(
  db: Kysely<Tables>,
  slug: string,
  asked: Asked,
): Promise<ProductPageData | undefined> {
  // A zero byte is no text for PostgreSQL.
  if (slug.includes("\0")) return undefined;
  const [row] = await pageRow(db, { slug });
  return row && pageDataOf(row, asked);
}

/** The page of the product with this id as its shoppers see it, or would see it if it were not hidden. */
export async function readProductPreview(
  db: Kysely<Tables>,
  id: string,
  asked: Asked,
): Promise<(ProductPageData & { isHidden: boolean }) | undefined> {
  if (id.includes("\0")) return undefined;
  const found = anyProductRow(db).where("product.id", "=", id).select(aroundIt()).select("product.hidden");
  const row = await found.executeTakeFirst();
  return row && { ...pageDataOf(row, asked), isHidden: row.hidden };
}

type PageDataRow = Awaited<ReturnType<typeof pageRow>>[number];

function pageDataOf(row: PageDataRow, asked: Asked): ProductPageData {
  const { maker, related, reviews } = row;
  const product = productOf(row, asked.moment);
  const shown = { ...product, bulkFrom: row.bulk_from };
  return {
    product: shown,
    listed: product,
    priceUntil: product.priceUntil,
    saleEnds: saleEndsText(product),
    ...(row.choices ? chosen(row, shown, row.choices, asked) : {}),
    maker: maker ? artisanOf(maker) : undefined,
    reviews: reviews ? { rating: ratingOf(row), ...shownReviewsOf(reviews) } : undefined,
    related: related.map((each) => summaryOf(each, asked.moment)),
  };
}

/** What differs where there is something to choose: all is shown as the chosen variant has it. */
function chosen(row: PageDataRow, product: ShownProduct, given: ChoicesRow, { moment, variant: key }: Asked) {
  const { options, variants } = choicesOf(given);
  const listed = listPriceOf(row);
  const now = variants.map((variant) =>
    variantAt(variant, { listed, madeToOrder: row.made_to_order }, moment),
  );
  const { sku, details, images, imageAlts } = product;
  const choices: ShownChoices = {
    options: options.map(({ name, values }) => ({
      name,
      values: values.map((text) => ({ text, slug: valueSlug(text) })),
    })),
    variants: now,
    own: { sku, details, images, imageAlts },
  };
  const base = variants.some(({ ownPrice }) => ownPrice === null) ? basePriceAt(listed, moment) : undefined;
  const shown = now.find((variant) => variant.key === key) ?? firstChoice(now);
  return {
    product: shown ? asVariant(product, choices, shown) : product,
    choices,
    priceUntil: base?.priceUntil,
    saleEnds: base && saleEndsText(base),
  };
}
