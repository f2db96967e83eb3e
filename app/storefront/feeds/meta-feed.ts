import {
  deliveries,
  type FeedProduct,
  type FeedShop,
  feedSale,
  feedSum,
  feedTitle,
  feedValue,
  itemPath,
  pictureAddresses,
  productType,
  saleDates,
} from "./feed-product.ts";

/** The columns of Meta's catalogue feed that the shop fills. */
export const metaColumns = [
  "id",
  "title",
  "description",
  "availability",
  "condition",
  "price",
  "link",
  "image_link",
  "brand",
  "sale_price",
  "sale_price_effective_date",
  "additional_image_link",
  "product_type",
  "material",
  "shipping",
  "item_group_id",
  "size",
  "color",
  "pattern",
  "mpn",
];

/** Beside the first picture. */
const mostFurtherPictures = 20;

/** A product's cells, at the prices of `moment`. */
export function metaCells(product: FeedProduct, shop: FeedShop, moment: Date): string[] {
  const [image = "", ...further] = pictureAddresses(product, shop, 1 + mostFurtherPictures);
  const sale = feedSale(product, moment);
  return [
    product.id,
    feedTitle(product),
    product.description || product.name,
    product.inStock ? "in stock" : "out of stock",
    "new",
    feedSum(product.price),
    shop.origin + itemPath(product),
    image,
    shop.name,
    sale ? feedSum(sale.price) : "",
    (sale && saleDates(sale, "+05:30")) ?? "",
    further.join(","),
    productType(product),
    feedValue(product, "material") ?? product.material ?? "",
    shippingCell(product, shop, moment),
    product.variant?.group ?? "",
    feedValue(product, "size") ?? "",
    feedValue(product, "color") ?? "",
    feedValue(product, "pattern") ?? "",
    product.variant?.sku ?? "",
  ];
}

/** 'IN::Standard:99.00 INR,IN::Express:149.00 INR' */
const shippingCell = (product: FeedProduct, { shipping }: FeedShop, moment: Date): string =>
  deliveries(product, shipping, moment)
    .map(({ service, cost }) => `IN::${service}:${feedSum(cost)}`)
    .join(",");
