import { escapeXml } from "#values/text/xml.ts";
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

/** Beside the first picture, by Google's product data specification. */
const mostFurtherPictures = 10;

/**
 * A shop's products as RSS 2.0 by Google's product data specification, text by text as they come: prices of
 * `moment`, and sales with their dates. Made by hand, they have no GTIN.
 */
export async function* googleFeed(
  batches: AsyncIterable<readonly FeedProduct[]>,
  shop: FeedShop,
  moment: Date,
): AsyncGenerator<string, undefined> {
  yield [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    `<channel>${element("title", shop.name)}${element("link", shop.origin)}${element("description", shop.name)}`,
    "",
  ].join("\n");
  for await (const products of batches)
    yield products.map((product) => `${itemXml(product, shop, moment)}\n`).join("");
  yield "</channel>\n</rss>\n";
}

function itemXml(product: FeedProduct, shop: FeedShop, moment: Date): string {
  const [image, ...further] = pictureAddresses(product, shop, 1 + mostFurtherPictures);
  const material = feedValue(product, "material") ?? product.material;
  const elements = [
    element("g:id", product.id),
    ...(product.variant?.group ? [element("g:item_group_id", product.variant.group)] : []),
    element("title", feedTitle(product)),
    element("description", product.description || product.name),
    element("link", shop.origin + itemPath(product)),
    ...(image ? [element("g:image_link", image)] : []),
    ...further.map((address) => element("g:additional_image_link", address)),
    element("g:availability", product.inStock ? "in_stock" : "out_of_stock"),
    ...priceElements(product, moment),
    element("g:condition", "new"),
    element("g:brand", shop.name),
    ...identityElements(product),
    element("g:product_type", productType(product)),
    ...(material ? [element("g:material", material)] : []),
    ...deliveries(product, shop.shipping, moment).map((delivery) => shippingXml(delivery, product)),
  ];
  return `<item>${elements.join("")}</item>`;
}

/** By its own number where a variant has one: who makes it sells it. Made by hand, nothing has a GTIN. */
function identityElements(product: FeedProduct): string[] {
  const size = feedValue(product, "size");
  const color = feedValue(product, "color");
  const pattern = feedValue(product, "pattern");
  return [
    product.variant?.sku ? element("g:mpn", product.variant.sku) : element("g:identifier_exists", "no"),
    ...(size ? [element("g:size", size)] : []),
    ...(color ? [element("g:color", color)] : []),
    ...(pattern ? [element("g:pattern", pattern)] : []),
  ];
}

function priceElements(product: FeedProduct, moment: Date): string[] {
  const sale = feedSale(product, moment);
  const dates = sale && saleDates(sale, "+0530");
  return [
    element("g:price", feedSum(product.price)),
    ...(sale ? [element("g:sale_price", feedSum(sale.price))] : []),
    ...(dates ? [element("g:sale_price_effective_date", dates)] : []),
  ];
}

function shippingXml(
  { service, cost, least, most }: ReturnType<typeof deliveries>[number],
  { lead }: FeedProduct,
): string {
  const parts = [
    element("g:country", "IN"),
    element("g:service", service),
    element("g:price", feedSum(cost)),
    ...(lead ? [element("g:min_handling_time", String(lead.from))] : []),
    ...(lead ? [element("g:max_handling_time", String(lead.to))] : []),
    element("g:min_transit_time", String(least)),
    element("g:max_transit_time", String(most)),
  ];
  return `<g:shipping>${parts.join("")}</g:shipping>`;
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
