/** Where the products are searched that lines can be of. */
export const lineProductsPath = (text: string): string =>
  `/admin/dashboard/offers/products?${new URLSearchParams({ q: text })}`;
