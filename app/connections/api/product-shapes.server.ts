import { variantPath } from "#catalogue/options/variant.ts";
import { variantAt } from "#catalogue/options/variant-at.ts";
import { choicesOf } from "#catalogue/options/variants.db.server.ts";
import { type Product, type ProductSummary, productPath } from "#catalogue/product.ts";
import { listPriceOf, productOf, summaryOf } from "#catalogue/product-row.server.ts";
import { plainText, withOwnPictures } from "#rich-html/rich-html.server.ts";
import { type Site, wholePictureAddress } from "#values/asset-address.ts";
import { getsFacts, type TaxedShop } from "#who-gets/gets-row.db.server.ts";
import { shownParts } from "#who-gets/who-gets.ts";
import type { ItemRow, WholeProductRow } from "./api-products.db.server.ts";
import type { ProductItem, ProductShape } from "./shapes.ts";

const longestDescription = 5000;

/** The moment whose prices it has, and where the shop is, for whole addresses. */
interface Told {
  moment: Date;
  site: Site;
}

/** Until when a product's answer is true; undefined where it does not change by itself. */
interface Priced<Shape> {
  shape: Shape;
  priceUntil: Date | undefined;
}

type SharedRow = Pick<
  ItemRow,
  "images" | "image_alt_texts" | "category" | "technique" | "artisan_id" | "made_to_order" | "created_at"
>;

/** A product as a list tells it. */
export function itemOf(row: ItemRow, told: Told): Priced<ProductItem> {
  const summary = summaryOf(row, told.moment);
  return { shape: common(row, summary, told.site), priceUntil: summary.priceUntil };
}

const common = (row: SharedRow, product: Omit<ProductSummary, "imageAlt">, site: Site): ProductItem => ({
  id: product.id,
  slug: product.slug,
  name: product.name,
  url: site.origin + productPath(product),
  collection: product.collection,
  category: row.category,
  technique: row.technique,
  artisan: product.artisan === null ? null : { id: row.artisan_id, name: product.artisan },
  price_paise: product.price,
  was_paise: product.was ?? null,
  price_varies: product.priceVaries ?? false,
  in_stock: product.inStock,
  made_to_order: row.made_to_order,
  pictures: row.images.flatMap((path, at) => {
    const url = wholePictureAddress(path, site);
    return url === undefined ? [] : [{ url, alt: row.image_alt_texts[at] || product.name }];
  }),
  created_at: row.created_at.toISOString(),
});

/** A product as its own answer has it. */
export function productShapeOf(row: WholeProductRow, told: Told & { shop: TaxedShop }): Priced<ProductShape> {
  const product = productOf(row, told.moment);
  const shape = {
    ...common(row, product, told.site),
    description: plainText(row.description, longestDescription),
    description_html: withOwnPictures(product.descriptionHtml, told.site.assetOrigin ?? told.site.origin),
    story: product.story,
    edition: product.edition,
    sku: product.sku,
    returnable: product.returnable ?? true,
    features: [...product.features],
    details: product.details.filter(({ text }) => text !== "").map(({ label, text }) => ({ label, text })),
    lead_days: product.lead,
    ...choicesShape(row, product, told),
    personal: (product.personal ?? []).map(({ label, most, required, price }) => ({
      label,
      required,
      most_letters: most,
      extra_paise: price,
    })),
    who_gets_what: getsShape(row, product, told),
  };
  return { shape, priceUntil: product.priceUntil };
}

/** The same of what can't be had now. */
export const notToBeHad = (shape: ProductShape): ProductShape => ({
  ...shape,
  in_stock: false,
  variants: shape.variants.map((variant) => ({ ...variant, in_stock: false })),
});

function getsShape(
  { gets }: WholeProductRow,
  { price }: Product,
  { moment, shop }: Told & { shop: TaxedShop },
): ProductShape["who_gets_what"] {
  const parts = gets && shownParts(getsFacts(gets, moment, shop), [price])[price];
  if (!parts) return null;
  const { makers, material, collective, gst } = parts;
  return { makers_paise: makers, material_paise: material, collective_paise: collective, gst_paise: gst };
}

function choicesShape(
  row: WholeProductRow,
  product: Product,
  { moment, site }: Told,
): Pick<ProductShape, "options" | "variants"> {
  if (!row.choices) return { options: [], variants: [] };
  const { options, variants } = choicesOf(row.choices);
  const sold = { listed: listPriceOf(row), madeToOrder: row.made_to_order };
  return {
    options: options.map(({ name, values }) => ({ name, values: [...values] })),
    variants: variants.map((each) => {
      const variant = variantAt(each, sold, moment);
      return {
        id: variant.id,
        key: variant.key,
        values: [...variant.values],
        sku: variant.sku,
        url: site.origin + variantPath(product, variant.key),
        price_paise: variant.price,
        was_paise: variant.was ?? null,
        in_stock: variant.inStock,
        picture: variant.picture === null ? null : (wholePictureAddress(variant.picture, site) ?? null),
      };
    }),
  };
}
