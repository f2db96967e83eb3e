import { sql } from "kysely";
import type { SeedProduct } from "../content/content.ts";
import { artisans, products } from "../content/shop.ts";
import { hanging, type Pictures } from "../pictures/hung-pictures.ts";
import { isOnFirstScreen, productViews } from "../pictures/seed-pictures.ts";
import { seedId } from "../seed-id.ts";
import type { DemoLoader, Trx } from "../shop.ts";
import { tellPictures } from "./seed-translations.ts";

// The catalogue was made over one spring, a product every second day, so that 'newest' has an order.
const firstMade = Date.parse("2026-02-01T10:00:00+05:30");
const apart = 2 * 24 * 60 * 60 * 1000;

export async function seedProducts(trx: Trx, pictures: Pictures): Promise<void> {
  const makers = new Map(artisans.map(({ id, name }) => [id, name]));
  const rows = products.map((product, index) => ({
    ...productColumns(product),
    artisan: makers.get(product.artisanId) ?? "",
    ...pictureColumns(product, pictures),
    created_at: new Date(firstMade + index * apart),
  }));
  await trx.insertInto("products").values(rows).execute();
}

function productColumns(product: SeedProduct) {
  return {
    id: seedId(product.slug),
    slug: product.slug,
    name: product.name,
    sku: product.sku,
    description: product.description,
    price: product.priceRupees.toFixed(2),
    sale_price: product.saleRupees?.toFixed(2) ?? null,
    collection: product.collection,
    category: product.category,
    technique: product.technique,
    artisan_id: product.artisanId,
    featured: product.featured ?? false,
    limited: product.limited ?? false,
    edition: product.edition ?? null,
    in_stock: product.inStock ?? true,
    stock_count: product.stockCount ?? null,
    made_to_order: product.leadDays !== undefined,
    lead_days_from: product.leadDays?.[0] ?? null,
    lead_days_to: product.leadDays?.[1] ?? null,
    personal: JSON.stringify(
      (product.personal ?? []).map(({ priceRupees, ...field }) => ({ ...field, price: priceRupees * 100 })),
    ),
    features: product.features,
    material: product.material,
    size: product.size,
    weight: product.weight,
    handles: product.handles ?? null,
    net_quantity: product.netQuantity ?? null,
    story: product.story,
    meta_title: product.metaTitle,
    meta_description: product.metaDescription,
    seo_keywords: product.seoKeywords,
    hsn: product.hsn,
    tax_rate: product.taxRate.toFixed(2),
  };
}

function pictureColumns(product: SeedProduct, pictures: Pictures) {
  const { urls, alts } = hanging(pictures, seedId(product.slug), productViews(product));
  return { images: urls, image_alt_texts: alts };
}

/** Gives a product that shows what it was seeded with all of its pictures. Any other id is nobody's here. */
export async function completeProduct(
  trx: Trx,
  loader: DemoLoader,
  id: string,
  pictures: Pictures,
): Promise<void> {
  const product = products.find(({ slug }) => seedId(slug) === id);
  if (!product) return;
  const columns = pictureColumns(product, pictures);
  const seeded = columns.images.slice(0, isOnFirstScreen(product) ? 1 : 0);
  const row = await trx
    .updateTable("products")
    .set({ ...columns, version: sql`version + 1` })
    .where("id", "=", id)
    .where(sql<boolean>`images = ${seeded}::text[]`)
    .returning(["id", "image_alt_texts"])
    .executeTakeFirst();
  if (row) await tellPictures(trx, loader, "product", row);
}
