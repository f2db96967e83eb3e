/**
 * The free texts of a product that are a row of 'Product Details' where they are filled in: what each is
 * called in English, and how long it may be. Each is named as its column. Form, table file, history, preview,
 * the product's page and its Hindi form go by this table; their Hindi names are in
 * `catalogue/detail-labels.hi.ts`.
 */
export const productDetails = {
  material: { label: "Material", most: 300 },
  size: { label: "Size", most: 300 },
  weight: { label: "Weight", most: 120 },
  handles: { label: "Handles", most: 300 },
};

export type ProductDetail = keyof typeof productDetails;

const isDetail = (name: string): name is ProductDetail => Object.hasOwn(productDetails, name);
export const detailNames = Object.keys(productDetails).filter(isDetail);

/** What the law requires on packaged goods, by its columns; its Hindi is `label-rows.hi.ts`. */
export const labelNames = {
  origin_country: "Country of Origin",
  net_quantity: "Net Quantity",
  made_by: "Made by",
  made_month: "Month of Making",
  consumer_care: "Consumer Care",
};
