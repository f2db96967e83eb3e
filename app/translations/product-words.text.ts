/** The rows of 'Product Details'. */
export const detailLabels = {
  material: "Material",
  size: "Size",
  weight: "Weight",
  handles: "Handles",
  technique: "Technique",
  category: "Category",
  sku: "SKU",
};

/** What the law requires on packaged goods, by its columns. */
export const labelLabels = {
  origin_country: "Country of Origin",
  net_quantity: "Net Quantity",
  made_by: "Made by",
  made_month: "Month of Making",
  consumer_care: "Consumer Care",
};
