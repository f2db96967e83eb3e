/**
 * The free texts of a product that are a row of 'Product Details' where they are filled in, and how long each
 * may be. Each is named as its column. Form, table file, history, preview, the product's page and its Hindi
 * form go by this table; what they are called is in `product-words.text.ts`.
 */
export const productDetails = {
  material: { most: 300 },
  size: { most: 300 },
  weight: { most: 120 },
  handles: { most: 300 },
};

export type ProductDetail = keyof typeof productDetails;

const isDetail = (name: string): name is ProductDetail => Object.hasOwn(productDetails, name);
export const detailNames = Object.keys(productDetails).filter(isDetail);
