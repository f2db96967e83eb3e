/** Where the labels of a product are asked for. */
export const productLabelsPath = (id: string): string =>
  `/admin/dashboard/products/${encodeURIComponent(id)}/labels`;

export const labelsPdfPath = (id: string): string => `${productLabelsPath(id)}.pdf`;
