import type { Kysely } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { artisanOf, makerRow } from "#artisans/artisan.db.server.ts";
import type { ArtisanSummary } from "#artisans/artisan.ts";
import { anyProductRow, productRow, relatedRows } from "#catalogue/product.db.server.ts";
import type { Product, ProductSummary } from "#catalogue/product.ts";
import { productOf, summaryOf } from "#catalogue/product-row.server.ts";
import { type Given, prepared } from "#platform/database/server/prepared.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { saleEndsText } from "./sale-ends.text.ts";

/** What a product's page shows. */
interface ProductPageData {
  product: Product;
  /** Until when its sale runs, in words; the browser is spared the making of them. */
  saleEnds: string | undefined;
  maker: ArtisanSummary | undefined;
  related: ProductSummary[];
}

const aroundIt = () =>
  [jsonObjectFrom(makerRow()).as("maker"), jsonArrayFrom(relatedRows()).as("related")] as const;

const pageRow = prepared((db, given: Given<{ slug: string }>) =>
  productRow(db, given("slug")).select(aroundIt()),
);

/**
 * The page of the product with this slug, by one statement (ADR-30); undefined where no product has it now.
 */
export async function readProductPage(
  db: Kysely<Tables>,
  slug: string,
  moment: Date,
): Promise<ProductPageData | undefined> {
  // A zero byte is no text for PostgreSQL.
  if (slug.includes("\0")) return undefined;
  const [row] = await pageRow(db, { slug });
  return row && pageDataOf(row, moment);
}

/** The page of the product with this id as its shoppers see it, or would see it if it were not hidden. */
export async function readProductPreview(
  db: Kysely<Tables>,
  id: string,
  moment: Date,
): Promise<(ProductPageData & { isHidden: boolean }) | undefined> {
  if (id.includes("\0")) return undefined;
  const found = anyProductRow(db).where("product.id", "=", id).select(aroundIt()).select("product.hidden");
  const row = await found.executeTakeFirst();
  return row && { ...pageDataOf(row, moment), isHidden: row.hidden };
}

type PageDataRow = Awaited<ReturnType<typeof pageRow>>[number];

function pageDataOf(row: PageDataRow, moment: Date): ProductPageData {
  const { maker, related } = row;
  const product = productOf(row, moment);
  return {
    product,
    saleEnds: saleEndsText(product),
    maker: maker ? artisanOf(maker) : undefined,
    related: related.map((each) => summaryOf(each, moment)),
  };
}
